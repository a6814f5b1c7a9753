import UIKit
import XCTest

/// Tests a tab bar controller that is no longer retained while a change of tabs is running.
@MainActor
final class AbandonedTabChangeTests: XCTestCase {
    func testTheTabsAreRetainedUntilTheChangeEnds() async {
        weak var tabs: UITabBarController?
        let (window, delegate) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), FadingTabs())
        do {
            let made = UITabBarController()
            made.viewControllers = [UIViewController(), UIViewController()]
            made.delegate = delegate
            window.rootViewController = made
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
            made.selectedIndex = 1
            TurnLoop.main.advance(by: 0.1)
            tabs = made
        }
        window.rootViewController = UIViewController()
        XCTAssertEqual(delegate.ends, 0)
        TurnLoop.main.advance(by: 2)
        XCTAssertEqual(delegate.ends, 1)
        XCTAssertNil(tabs)
        window.isHidden = true
    }
}

/// Fades the new tab in, and ends after a time of its own.
@MainActor
private final class FadingTabs: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    private(set) var ends = 0

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
            MainActor.assumeIsolated {
                self?.ends += 1
                transitionContext.completeTransition(true)
            }
        }
    }
}
