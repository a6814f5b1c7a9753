import UIKit
import XCTest

/// Runs many operations at random moments, in any order that an app could call them. Nothing may be left behind.
@MainActor
final class RandomOperationsTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    func testOperationsLeaveNothingBehind() async {
        run(rounds: 250, on: .phone)
    }

    func testTheSameInTheDesignWhereTransitionsAreInterrupted() async {
        run(rounds: 63, on: .phone.running(26))
    }

    func testTheSameWherePushesInterruptToo() async {
        HeadlessQuirks.pushesInterruptTransitions = true
        defer { HeadlessQuirks.pushesInterruptTransitions = false }
        run(rounds: 63, on: .phone.running(26))
    }

    private func run(rounds: Int, on device: HeadlessDevice) {
        let seed = RandomSeeds.one
        let app = RandomApp(seed: seed, on: device)
        for round in 1...rounds * RandomTimes.value {
            for _ in 1...100 { app.step() }
            let problems = app.settle()
            guard problems.isEmpty else {
                return XCTFail("round \(round), seed \(seed): \(problems.joined(separator: "; "))\n\(app.script)")
            }
        }
        app.close()
    }
}
