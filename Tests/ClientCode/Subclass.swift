import Baton
import UIKit

// A theatre, whose scenes come and go with a curtain: animators of the app's own.

final class CurtainPush: PushAnimator {
    private let shade = UIView()

    override func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.6
    }

    override func prepare(_ transition: RunningTransition) {
        let height = transition.containerView.bounds.height
        transition.entering?.view.transform = CGAffineTransform(translationX: 0, y: -height)
        transition.entering?.view.alpha = 0.5
        shade.frame = transition.containerView.bounds
        transition.containerView.addSubview(shade)
    }

    override func animate(_ transition: RunningTransition) {
        transition.entering?.view.transform = .identity
        transition.entering?.view.alpha = 1
        transition.leaving?.view.alpha = transition.isReduced ? 1 : 0.3
    }

    override func finish(_ transition: RunningTransition, completed: Bool) {
        shade.removeFromSuperview()
    }
}

final class CurtainPop: PopAnimator {
    private let delay: TimeInterval

    init(delay: TimeInterval = 0) {
        self.delay = delay
        super.init(.fade.duration(0.5 + delay))
    }

    override func animate(_ transition: RunningTransition) {
        transition.leaving?.apply(.offstage(.top))
        transition.entering?.apply(.inPlace)
    }
}

final class SceneController: UIViewController {
    private lazy var nextButton = UIBarButtonItem(
        systemItem: .play, primaryAction: UIAction { [weak self] _ in self?.showNext() })

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = nextButton
        navigationController?.transitions = NavigationTransitions(
            push: .animator { _ in CurtainPush() }, pop: .animator { _ in CurtainPop(delay: 0.1) })
    }

    private func showNext() {
        let next = isLast ? FinaleController() : SceneController()
        navigationController?.pushViewController(next, animated: true)
    }

    private var isLast: Bool { navigationController?.viewControllers.count == 3 }
}

final class FinaleController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.transition = .animator { $0.operation == .push ? CurtainPush() : CurtainPop() }
        navigationItem.swipeArea = .off
    }
}

/// A curtain of layers. It is drawn on any thread.
nonisolated func lower(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.beginTime = CACurrentMediaTime()
    CATransaction.begin()
    layer.add(animation, forKey: nil)
    layer.opacity = 0
    CATransaction.commit()
}
