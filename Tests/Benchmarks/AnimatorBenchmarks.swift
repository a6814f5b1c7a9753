import Baton
import BatonTesting
import UIKit

/// Measures Baton's own part of a transition.
@MainActor
enum AnimatorBenchmarks {
    /// Measures the set-up of a slide push, from the call of `animateTransition` to its return. The result has Baton's
    /// part, and UIKit's part, which adds the new view with all its subviews to the window.
    static func setUp(views: Int) throws -> (baton: Double, uikit: Double) {
        let navigation = UINavigationController(rootViewController: screen(views))
        let stage = Stage(root: navigation)
        let next = screen(views)
        var own: [Double] = []
        var placing: [Double] = []
        for _ in 0..<100 {
            let push = TimedPush()
            navigation.delegate = push
            navigation.pushViewController(next, animated: true)
            stage.turn()
            own.append(push.seconds - push.placing)
            placing.append(push.placing)
            try stage.settle()
            navigation.popViewController(animated: false)
            stage.turn()
        }
        stage.close()
        return (Stopwatch.median(own), Stopwatch.median(placing))
    }

    private static func screen(_ views: Int) -> UIViewController {
        let screen = UIViewController()
        for _ in 1..<views { screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))) }
        return screen
    }
}

/// A slide animator that measures its own time separately from UIKit's.
private final class TimedPush: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    private(set) var seconds = 0.0
    private(set) var placing = 0.0
    private let push = PushAnimator(.slide)

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        push.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = TimedContext(transitionContext)
        seconds = Stopwatch.seconds { push.animateTransition(using: context) }
        placing = context.container.seconds
    }
}

/// A container view that measures its own `addSubview`.
private final class TimedContainer: UIView {
    private(set) var seconds = 0.0

    override func addSubview(_ view: UIView) {
        seconds += Stopwatch.seconds { super.addSubview(view) }
    }
}

/// UIKit's own context with a different container view.
private final class TimedContext: NSObject, UIViewControllerContextTransitioning {
    let container: TimedContainer
    private let inner: any UIViewControllerContextTransitioning

    init(_ inner: any UIViewControllerContextTransitioning) {
        self.inner = inner
        container = TimedContainer(frame: inner.containerView.bounds)
        super.init()
        inner.containerView.addSubview(container)
        if let leaving = inner.view(forKey: .from) { container.insertSubview(leaving, at: 0) }
    }

    var containerView: UIView { container }
    var isAnimated: Bool { inner.isAnimated }
    var isInteractive: Bool { inner.isInteractive }
    var transitionWasCancelled: Bool { inner.transitionWasCancelled }
    var presentationStyle: UIModalPresentationStyle { inner.presentationStyle }
    var targetTransform: CGAffineTransform { inner.targetTransform }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { inner.view(forKey: key) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        inner.viewController(forKey: key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect { inner.initialFrame(for: vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { inner.finalFrame(for: vc) }
    func completeTransition(_ didComplete: Bool) { inner.completeTransition(didComplete) }
    func updateInteractiveTransition(_ percentComplete: CGFloat) { inner.updateInteractiveTransition(percentComplete) }
    func finishInteractiveTransition() { inner.finishInteractiveTransition() }
    func cancelInteractiveTransition() { inner.cancelInteractiveTransition() }
    func pauseInteractiveTransition() { inner.pauseInteractiveTransition() }
}
