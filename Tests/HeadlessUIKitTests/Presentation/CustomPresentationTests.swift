import UIKit
import XCTest

/// Tests what a custom presentation asks its delegate for, where sources disagree or are silent.
@MainActor
final class CustomPresentationTests: XCTestCase {
    override func setUp() async throws {
        HeadlessLog.reset()
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.unanimatedCustomPresentationsAskAnimators = false }
    }

    func testTheAnswersToAPresentationWithoutAnimation() async {
        // B3.30
        for asks in [false, true] {
            HeadlessQuirks.unanimatedCustomPresentationsAskAnimators = asks
            let scene = ModalStack(count: 1)
            let delegate = PlacingDelegate()
            let presented = scene.present(.custom, animated: false, delegate: delegate)
            TurnLoop.main.runTurn()
            XCTAssertNotNil(presented.view.window)
            XCTAssertEqual(presented.view.frame, scene.window.bounds)
            scene.root.dismiss(animated: false)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertNil(presented.view.window)
            XCTAssertNil(scene.root.presentedViewController)
            XCTAssertEqual(delegate.animated, asks ? [false, false] : [])
            scene.putAway()
        }
    }

    func testADismissalWithoutAnAnimatorGetsAWarning() async {
        // B27.87
        for style in [UIModalPresentationStyle.custom, .overFullScreen] {
            HeadlessLog.reset()
            let scene = ModalStack(count: 1)
            let delegate = PlacingDelegate()
            scene.present(style, animated: true, delegate: delegate)
            TurnLoop.main.advance(by: 1)
            delegate.dismisses = false
            scene.root.dismiss(animated: true)
            TurnLoop.main.advance(by: 1)
            XCTAssertNil(scene.root.presentedViewController)
            XCTAssertEqual(delegate.animated, [true])
            XCTAssertEqual(HeadlessLog.warnings.count, style == .custom ? 1 : 0)
            XCTAssertTrue(HeadlessLog.warnings.allSatisfy { $0.contains("animationController(forDismissed:)") })
            scene.putAway()
        }
    }
}

/// Returns an animator that places the views at once, and notes which transitions it was asked to animate.
private final class PlacingDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var dismisses = true
    private(set) var animated: [Bool] = []

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { dismisses ? self : nil }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animated.append(transitionContext.isAnimated)
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.frame = transitionContext.containerView.bounds
        }
        transitionContext.completeTransition(true)
    }
}
