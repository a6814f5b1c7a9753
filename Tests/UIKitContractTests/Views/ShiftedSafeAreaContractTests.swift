import UIKit
import XCTest

/// Tests the safe area of a screen that an animator moves.
@preconcurrency
@MainActor
final class ShiftedSafeAreaContractTests: ContractTestCase {
    func testAScreenThatIsLaidOutInItsPlaceAndThenMovedKeepsItsInsets() {
        // B9.5
        Device.asStated {
            let insets = insetsOfAPush(laidOutFirst: true)
            XCTAssertEqual(insets.during, insets.full)
            XCTAssertEqual(insets.after, insets.full)
        }
    }

    func testAScreenThatIsMovedBeforeItsFirstLayoutHasNoInsets() {
        // B9.5
        Device.asStated {
            let insets = insetsOfAPush(laidOutFirst: false)
            XCTAssertEqual(insets.during, 0)
            XCTAssertEqual(insets.after, insets.full)
        }
    }

    /// Returns the top insets of a pushed screen, and those that belong to its place.
    private func insetsOfAPush(laidOutFirst: Bool) -> (during: CGFloat, after: CGFloat, full: CGFloat) {
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.delegate.animator = ShiftAnimator(laidOutFirst: laidOutFirst)
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.2)
        let during = stage.b.view.safeAreaInsets.top
        stage.waitForTheEnd()
        return (during, stage.b.view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY)
    }
}

/// Moves the `to` view by one point to its place.
private final class ShiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let laidOutFirst: Bool

    init(laidOutFirst: Bool) {
        self.laidOutFirst = laidOutFirst
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
        else { return }
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
        if laidOutFirst { view.layoutIfNeeded() }
        view.center.x += 1
        UIView.animate(withDuration: 0.4) {
            view.center.x -= 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
