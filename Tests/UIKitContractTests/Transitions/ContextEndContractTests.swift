import UIKit
import XCTest

/// Tests when an interaction controller of the app's own has to tell the context of the end.
@preconcurrency
@MainActor
final class ContextEndContractTests: ContractTestCase {
    func testTheBarGoesAlongOnlyIfTheContextIsToldBeforeTheRestBegins() {
        // B27.42
        Device.asStated {
            for isToldFirst in [true, false] {
                let stage = NavigationStage()
                let drive = HandDrive(isToldFirst: isToldFirst)
                let bar = stage.navigation.navigationBar
                stage.delegate.animator = drive
                stage.delegate.interaction = drive
                // The bar leaves to the left in the push (B1.77).
                stage.b.inside("viewWillAppear") { [navigation = stage.navigation] in
                    navigation.setNavigationBarHidden(true, animated: true)
                }
                stage.navigation.pushViewController(stage.b, animated: true)
                Device.turn()
                drive.update(0.5)
                Device.turn()
                let held = bar.seenFrame.minX
                XCTAssertLessThan(held, 0)
                drive.finish()
                // Half of the rest.
                Device.wait(HandDrive.duration / 4)
                let margin = bar.bounds.width * 0.05
                if isToldFirst {
                    XCTAssertLessThan(bar.seenFrame.minX, held - margin)
                } else {
                    XCTAssertEqual(bar.seenFrame.minX, held, accuracy: margin)
                }
                stage.waitForTheEnd()
                XCTAssertTrue(stage.navigation.isNavigationBarHidden)
                XCTAssertLessThanOrEqual(bar.seenFrame.maxY, 0)
                stage.putAway()
            }
        }
    }
}

/// Fades the `to` view in with a property animator, which it drives by hand and does not vend.
@MainActor
private final class HandDrive: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    static let duration: TimeInterval = 0.4

    private let isToldFirst: Bool
    private let running = UIViewPropertyAnimator(duration: HandDrive.duration, curve: .linear)
    private var context: (any UIViewControllerContextTransitioning)?

    init(isToldFirst: Bool) {
        self.isToldFirst = isToldFirst
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    /// Is not called, because the interaction controller starts the transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to), let screen = transitionContext.viewController(forKey: .to)
        else { return }
        view.frame = transitionContext.finalFrame(for: screen)
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        running.addAnimations { view.alpha = 1 }
        running.addCompletion { [isToldFirst] _ in
            if !isToldFirst { transitionContext.finishInteractiveTransition() }
            transitionContext.completeTransition(true)
        }
        running.pauseAnimation()
    }

    func update(_ fraction: CGFloat) {
        running.fractionComplete = fraction
        context?.updateInteractiveTransition(fraction)
    }

    /// Lets the rest run. The context is told before it begins, or at its end.
    func finish() {
        if isToldFirst { context?.finishInteractiveTransition() }
        running.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
