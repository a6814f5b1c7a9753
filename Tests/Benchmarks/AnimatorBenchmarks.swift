import Baton
import BatonTesting
import UIKit

/// What Baton's own part of a transition costs.
@MainActor
enum AnimatorBenchmarks {
    /// The set-up of a slide push, from UIKit's first call to the return of its last, in seconds.
    static func setUp(views: Int) throws -> Double {
        var figures: [Double] = []
        for _ in 0..<200 {
            let animator = TimedPush()
            let delegate = TimedDelegate(animator)
            let navigation = UINavigationController(rootViewController: screen(views))
            navigation.delegate = delegate
            let stage = Stage(root: navigation)
            navigation.pushViewController(screen(views), animated: true)
            try stage.settle()
            stage.close()
            figures.append(animator.seconds)
        }
        return Stopwatch.median(figures)
    }

    private static func screen(_ views: Int) -> UIViewController {
        let screen = UIViewController()
        for _ in 1..<views { screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))) }
        return screen
    }
}

/// A slide that adds up how long its own calls take.
private final class TimedPush: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var seconds = 0.0
    private let push = SlidePushAnimator()

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        push.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        time { push.animateTransition(using: transitionContext) }
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        time { push.interruptibleAnimator(using: transitionContext) }
    }

    private func time<Value>(_ work: () -> Value) -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        let value = work()
        seconds += (clock.now - start) / .seconds(1)
        return value
    }
}

private final class TimedDelegate: NSObject, UINavigationControllerDelegate {
    private let animator: TimedPush

    init(_ animator: TimedPush) {
        self.animator = animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }
}
