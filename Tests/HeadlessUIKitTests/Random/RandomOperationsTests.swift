import UIKit
import XCTest

/// Runs many operations at random moments, in any order that an app could call them. Nothing may be left behind.
@MainActor
final class RandomOperationsTests: XCTestCase {
    func testAHundredThousandOperationsLeaveNothingBehind() async {
        let seed = ProcessInfo.processInfo.environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 20_261_121
        print("random seed \(seed); set RANDOM_SEED to try another")
        let app = RandomApp(seed: seed)
        let times = ProcessInfo.processInfo.environment["RANDOM_TIMES"].flatMap(Int.init) ?? 1
        for round in 1...1_000 * times {
            for _ in 1...100 { app.step() }
            let problems = app.settle()
            guard problems.isEmpty else {
                return XCTFail("round \(round), seed \(seed): \(problems.joined(separator: "; "))\n\(app.script)")
            }
        }
        app.close()
    }
}
