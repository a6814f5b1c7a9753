import Baton
import BatonMonkey
import BatonRecorder
import UIKit
import XCTest

@testable import BatonTesting

/// Records random programs in an app with everything, and plays the recordings with plain screens.
@MainActor
final class ReportRandomTests: XCTestCase {
    func testEveryRecordingCanBePlayed() async throws {
        for seed in 1...25 as ClosedRange<UInt64> {
            let report = try record(Monkey.baton.script(seed: seed))
            XCTAssertEqual(try MonkeyScript(report.script.description), report.script)
            XCTAssertNoThrow(try Stage.play(report), "seed \(seed)")
        }
    }

    private func record(_ script: MonkeyScript) throws -> BugReport {
        var report: BugReport?
        var monkey = Monkey.baton
        monkey.rules = [
            MonkeyRule("it is recorded", .atEveryFrame) { sight in
                TransitionRecorder.start(in: sight.stage.window)
                return nil
            },
            MonkeyRule("it is read", .atRest) { sight in
                report = TransitionRecorder.recorder(of: sight.stage.window)?.report
                return nil
            },
            MonkeyRule("it stops", .atEnd) { sight in
                TransitionRecorder.recorder(of: sight.stage.window)?.stop()
                return nil
            },
        ]
        _ = try monkey.run(script)
        return try BugReport(XCTUnwrap(report).data)
    }
}
