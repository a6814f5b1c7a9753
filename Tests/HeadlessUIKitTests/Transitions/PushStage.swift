import TestSupport
import UIKit

/// A stack in a window, with a screen that is pushed by a custom animator.
@MainActor
final class PushStage: NSObject, UINavigationControllerDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation: UINavigationController
    let a = UIViewController()
    let b = UIViewController()
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?

    init(
        _ animator: any UIViewControllerAnimatedTransitioning = PropertyMover(.push),
        _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        TurnLoop.main.reset()
        HeadlessLog.reset()
        self.animator = animator
        self.interaction = interaction
        a.title = "A"
        b.title = "B"
        navigation = UINavigationController(rootViewController: a)
        super.init()
        navigation.delegate = self
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    /// Pushes B, and returns when the transition has started.
    func push() {
        navigation.pushViewController(b, animated: true)
        TurnLoop.main.runTurn()
    }

    var isOver: Bool { navigation.transitionCoordinator == nil }

    /// The part of the way that B is seen to have covered.
    var arrival: CGFloat {
        guard let shown = b.viewIfLoaded?.layer.presentation() else { return 0 }
        return 1 - shown.frame.minX / window.bounds.width
    }

    /// Returns how long the transition still takes, to a frame.
    func timeToEnd(atMost limit: TimeInterval = 5) -> TimeInterval {
        let start = TurnLoop.main.now
        while !isOver, TurnLoop.main.now - start < limit { TurnLoop.main.advance(by: 1.0 / 60) }
        return TurnLoop.main.now - start
    }

    func putAway() {
        navigation.delegate = nil
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.runTurn()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
