import Baton
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

/// Tests that a recorder finds transitions that do not end, and no others.
@MainActor
final class LateTransitionTests: XCTestCase {
    private var advice: [String] = []
    private var formerReceiver = Advice.receive

    override func setUp() async throws {
        formerReceiver = Advice.receive
        Advice.receive = { [unowned self] in advice.append($0) }
    }

    override func tearDown() async throws {
        Advice.receive = formerReceiver
    }

    func testAnAnimatorThatNeverCompletesIsFound() async throws {
        let flow = ForgetfulFlow(completes: false)
        for isBatons in [false, true] {
            let (stage, stack) = try flow.makeStage(isBatons: isBatons)
            stack.pushViewController(SessionScreen("Detail"), animated: true)
            stage.advance(by: 1.2)
            let recorder = try XCTUnwrap(TransitionRecorder.recorder(of: stage.window))
            XCTAssertEqual(recorder.report.late, [], "it may take 0.3 s, and a second more")
            stage.advance(by: 0.3)
            let late = try XCTUnwrap(recorder.report.late.first)
            XCTAssertEqual(late.name, "List to Detail")
            XCTAssertEqual(late.step, .completion)
            XCTAssertEqual(late.holder, "ForgetfulFlow, the delegate of the stack, or what it has returned")
            XCTAssertEqual(late.seconds, 1.3, accuracy: 0.05)
            XCTAssertEqual(late.facts.contains("screens: List, Detail"), isBatons)
            stage.advance(by: 5)
            XCTAssertEqual(recorder.report.late.count, 1, "it is said once")
        }
        XCTAssertEqual(
            advice.filter { $0.hasPrefix("TransitionRecorder") }.first,
            """
            TransitionRecorder: The transition from List to Detail has not ended after 1.3 s. It waits for \
            completeTransition(_:), which its animator has to call at the end. That is up to ForgetfulFlow, the delegate of \
            the stack, or what it has returned. Call completeTransition(_:) at every end of the animation, also when it is \
            cancelled.
            """
        )
    }

    func testAnInteractionThatNobodyEndsIsFound() async throws {
        let flow = ForgetfulFlow(completes: true)
        flow.interaction = UIPercentDrivenInteractiveTransition()
        let (stage, stack) = try flow.makeStage()
        let recorder = try XCTUnwrap(TransitionRecorder.recorder(of: stage.window))
        var told: [LateTransition] = []
        recorder.onLateTransition = { told.append($0) }
        stage.finger.down(at: CGPoint(x: 200, y: 400))
        stack.pushViewController(SessionScreen("Detail"), animated: true)
        stage.advance(by: 10)
        XCTAssertEqual(told, [], "the time of the finger does not count")
        stage.finger.up()
        stage.advance(by: 1.5)
        XCTAssertEqual(told.map(\.step), [.release])
        XCTAssertEqual(told.first?.holder, "ForgetfulFlow, the delegate of the stack, or what it has returned")
        XCTAssertEqual(recorder.report.late, told)
        XCTAssertEqual(advice.filter { $0.hasPrefix("TransitionRecorder") }, [], "the app has its own way to tell")
        flow.interaction?.finish()
        try stage.settle()
        XCTAssertTrue(recorder.report.notes.contains("transition: List to Detail ends"))
    }

    func testAPresentationIsNamedByItsDelegate() async throws {
        let flow = ForgetfulFlow(completes: false)
        let (stage, stack) = try flow.makeStage()
        let screen = SessionScreen("Card")
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = flow
        stack.present(screen, animated: true)
        stage.advance(by: 2)
        let late = TransitionRecorder.recorder(of: stage.window)?.report.late.first
        XCTAssertEqual(
            late?.holder, "ForgetfulFlow, the transitioningDelegate of the presented screen, or what it has returned")
    }

    func testWhatIsSlowIsNotLate() async throws {
        let flow = ForgetfulFlow(completes: true, seconds: 4)
        let (stage, stack) = try flow.makeStage()
        stack.pushViewController(SessionScreen("Detail"), animated: true)
        try stage.settle()
        XCTAssertEqual(stack.viewControllers.count, 2)
        XCTAssertEqual(TransitionRecorder.recorder(of: stage.window)?.report.late, [])
    }
}
