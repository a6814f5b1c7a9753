import Baton
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

/// Tests that a file of a transition that did not end becomes short.
@MainActor
final class ShrunkReportTests: XCTestCase {
    func testAFileOfAStuckTransitionShrinksWithTheScreensOfTheApp() async throws {
        let flow = ForgetfulFlow(completes: true)
        let (stage, stack) = try flow.makeStage()
        for title in ["A", "B", "C"] {
            stack.pushViewController(SessionScreen(title), animated: true)
            try stage.settle()
            stage.finger.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 210, y: 300), in: 0.2)
            try stage.settle()
        }
        stack.popViewController(animated: true)
        stage.advance(by: 0.5)
        flow.completes = false
        stack.pushViewController(SessionScreen("D"), animated: true)
        stage.advance(by: 3)
        let report = try BugReport(XCTUnwrap(TransitionRecorder.recorder(of: stage.window)).report.data)
        XCTAssertEqual(report.late.map(\.name), ["B to D"])
        XCTAssertNoThrow(try Stage.play(report), "plain screens have no animator of the app")

        // In the app's tests its own stack is used. Its animator forgets to complete for D.
        let own = ForgetfulFlow(completes: true)
        own.forgets = "D"
        XCTAssertThrowsError(
            try Stage.play(report) { screen in
                guard screen.kind == .stack else { return nil }
                let stack = UINavigationController()
                stack.delegate = own
                return stack
            }
        ) { error in
            guard let failure = error as? MonkeyFailure else { return XCTFail("\(error)") }
            XCTAssertTrue(["each transition ends in time", "everything ends"].contains(failure.rule), "\(failure)")
            XCTAssertLessThan(failure.script.steps.count, report.script.steps.count / 10)
            XCTAssertTrue(failure.script.steps.contains { $0.action == "stack" }, "\(failure)")
        }
    }
}
