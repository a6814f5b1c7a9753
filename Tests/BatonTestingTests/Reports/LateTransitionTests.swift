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

    /// A stack whose delegate is the app's.
    private func makeStage(_ delegate: Flow, isBatons: Bool = false) throws -> (Stage, UINavigationController) {
        let stack = UINavigationController(rootViewController: SessionScreen("List"))
        stack.delegate = delegate
        if isBatons { stack.transitions = .slide }
        let stage = Stage(root: stack)
        try stage.settle()
        TransitionRecorder.start(in: stage.window)
        return (stage, stack)
    }

    func testAnAnimatorThatNeverCompletesIsFound() async throws {
        let flow = Flow(completes: false)
        for isBatons in [false, true] {
            let (stage, stack) = try makeStage(flow, isBatons: isBatons)
            stack.pushViewController(SessionScreen("Detail"), animated: true)
            stage.advance(by: 1.2)
            let recorder = try XCTUnwrap(TransitionRecorder.recorder(of: stage.window))
            XCTAssertEqual(recorder.report.late, [], "it may take 0.3 s, and a second more")
            stage.advance(by: 0.3)
            let late = try XCTUnwrap(recorder.report.late.first)
            XCTAssertEqual(late.name, "List to Detail")
            XCTAssertEqual(late.step, .completion)
            XCTAssertEqual(late.holder, "Flow, the delegate of the stack, or what it has returned")
            XCTAssertEqual(late.seconds, 1.3, accuracy: 0.05)
            XCTAssertEqual(late.facts.contains("screens: List, Detail"), isBatons)
            stage.advance(by: 5)
            XCTAssertEqual(recorder.report.late.count, 1, "it is said once")
        }
        XCTAssertEqual(
            advice.filter { $0.hasPrefix("TransitionRecorder") }.first,
            "TransitionRecorder: The transition from List to Detail has not ended after 1.3 s. It waits for "
                + "completeTransition(_:), which its animator has to call at the end. That is up to Flow, the delegate of the "
                + "stack, or what it has returned. Call completeTransition(_:) at every end of the animation, also when it is "
                + "cancelled."
        )
    }

    func testAnInteractionThatNobodyEndsIsFound() async throws {
        let flow = Flow(completes: true)
        flow.interaction = UIPercentDrivenInteractiveTransition()
        let (stage, stack) = try makeStage(flow)
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
        XCTAssertEqual(told.first?.holder, "Flow, the delegate of the stack, or what it has returned")
        XCTAssertEqual(recorder.report.late, told)
        XCTAssertEqual(advice.filter { $0.hasPrefix("TransitionRecorder") }, [], "the app has its own way to tell")
        flow.interaction?.finish()
        try stage.settle()
        XCTAssertTrue(recorder.report.notes.contains("transition: List to Detail ends"))
    }

    func testAPresentationIsNamedByItsDelegate() async throws {
        let flow = Flow(completes: false)
        let (stage, stack) = try makeStage(flow)
        let screen = SessionScreen("Card")
        screen.modalPresentationStyle = .custom
        screen.transitioningDelegate = flow
        stack.present(screen, animated: true)
        stage.advance(by: 2)
        let late = TransitionRecorder.recorder(of: stage.window)?.report.late.first
        XCTAssertEqual(late?.holder, "Flow, the transitioningDelegate of the presented screen, or what it has returned")
    }

    func testWhatIsSlowIsNotLate() async throws {
        let flow = Flow(completes: true, seconds: 4)
        let (stage, stack) = try makeStage(flow)
        stack.pushViewController(SessionScreen("Detail"), animated: true)
        try stage.settle()
        XCTAssertEqual(stack.viewControllers.count, 2)
        XCTAssertEqual(TransitionRecorder.recorder(of: stage.window)?.report.late, [])
    }

    // MARK: Shrinking

    func testAFileOfAStuckTransitionShrinksWithTheScreensOfTheApp() async throws {
        let flow = Flow(completes: true)
        let (stage, stack) = try makeStage(flow)
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
        let own = Flow(completes: true)
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

/// A delegate of the app's, with an animator that may forget to complete.
@MainActor
private final class Flow: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var completes: Bool
    /// The title of a screen for which the animator does not complete.
    var forgets: String?
    var interaction: UIPercentDrivenInteractiveTransition?
    private let seconds: Double

    init(completes: Bool, seconds: Double = 0.3) {
        self.completes = completes
        self.seconds = seconds
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        seconds
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        view.frame = context.finalFrame(for: to)
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: seconds) {
            view.alpha = 1
        } completion: { [self] _ in
            if completes, to.title != forgets { context.completeTransition(!context.transitionWasCancelled) }
        }
    }
}
