import Baton
import BatonMonkey
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

/// Tests that a recorder changes nothing of what an app does.
@MainActor
final class RecordedProgramTests: XCTestCase {
    /// The same programs, with and without a recorder: the same steps, frames, warnings and messages, and what is seen.
    func testProgramsOfTheMonkeyRunTheSame() async throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            let script = Monkey.baton.script(seed: seed).description
            // What has run in the process before may have an influence on the first run, whether or not it is recorded.
            _ = try run(script, isRecorded: false)
            let plain = try run(script, isRecorded: false)
            let recorded = try run(script, isRecorded: true)
            let difference = zip(recorded, plain).first { $0 != $1 }
            XCTAssertNil(difference, "\(script)\n\(String(describing: difference))")
            XCTAssertEqual(recorded.count, plain.count, script)
        }
    }

    private func run(_ script: String, isRecorded: Bool) throws -> [String] {
        var monkey = Monkey.baton
        var log: [String] = []
        var recorder: TransitionRecorder?
        monkey.rules.append(
            MonkeyRule("all is noted", .atEveryFrame) { sight in
                if isRecorded, recorder == nil { recorder = TransitionRecorder.start(in: sight.stage.window) }
                log += HeadlessLog.warnings + HeadlessLog.messages
                let views = sight.controllers.map { controller in
                    let frame = controller.viewIfLoaded?.layer.presentation()?.frame ?? .zero
                    return "\(controller.title ?? "-") \(frame) \(controller.isBeingDismissed)"
                }
                log.append("\(sight.stage.now) \(views)")
                return nil
            })
        // Before the rule that nothing of Baton's is left.
        monkey.rules.append(
            MonkeyRule("it stops", .atEnd) { _ in
                recorder?.stop()
                return nil
            })
        let (recording, failure) = try monkey.record(script, as: "Program")
        XCTAssertEqual(recorder?.report.events.isEmpty ?? true, !isRecorded)
        recorder?.stop()
        return log + ["\(String(describing: failure))", "\(recording.events)", Trace(recording).text]
    }
}
