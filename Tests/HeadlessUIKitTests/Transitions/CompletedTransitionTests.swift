import UIKit
import XCTest

/// Calls of `completeTransition(_:)` for transitions that have ended.
@MainActor
final class CompletedTransitionTests: XCTestCase {
    override func setUp() async throws {
        HeadlessLog.reset()
    }

    func testAnAnimatorIsNotBlamedForATransitionThatUIKitEnded() async {
        for dismisses in [true, false] {
            let scene = ModalStack(count: 1)
            let (lower, upper) = (ModalDrive(), ModalDrive())
            upper.interaction.wantsInteractiveStart = false
            scene.present(animated: true, delegate: lower)
            TurnLoop.main.runTurn()
            let above = scene.present(animated: !dismisses, delegate: upper)
            TurnLoop.main.runTurn()
            if dismisses { above.dismiss(animated: true) }
            TurnLoop.main.advance(by: 0.1)
            XCTAssertNotNil(above.transitionCoordinator, "dismisses \(dismisses)")
            lower.interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertNil(above.presentingViewController, "dismisses \(dismisses)")
            XCTAssertNil(scene.root.presentedViewController, "dismisses \(dismisses)")
            XCTAssertEqual(HeadlessLog.warnings, [], "dismisses \(dismisses)")
            scene.putAway()
        }
    }

    func testAnAnimatorThatCompletesTwiceIsWarned() async {
        // B2.16
        for isWithin in [true, false] {
            let scene = ModalStack(count: 1)
            let twice = CompletesTwice(isWithin: isWithin)
            scene.present(animated: true, delegate: twice)
            TurnLoop.main.advance(by: 1)
            XCTAssertNotNil(scene.root.presentedViewController)
            XCTAssertEqual(HeadlessLog.warnings.count, 1, "\(HeadlessLog.warnings)")
            HeadlessLog.reset()
            scene.putAway()
        }
    }
}

/// Completes a transition again, inside the first completion or after it.
private final class CompletesTwice: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private let isWithin: Bool
    private var context: (any UIViewControllerContextTransitioning)?

    init(isWithin: Bool) {
        self.isWithin = isWithin
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
        transitionContext.completeTransition(true)
        if !isWithin { completeAgain() }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        if isWithin { completeAgain() }
    }

    private func completeAgain() {
        let due = context
        context = nil
        due?.completeTransition(true)
    }
}
