import Baton
import BatonTesting
import UIKit

/// Two screens on a stage and a hand-written delegate, ready for one change from the first screen to the second.
@MainActor
final class StockStage {
    let stage: Stage
    let entering: TestScreen
    let leaving: TestScreen
    /// The interaction that drives the change, or nil for a non-interactive change.
    var interaction: UIPercentDrivenInteractiveTransition?
    /// The animator, or nil for UIKit's own animation.
    var animator: TransitionAnimator?

    /// The appearance callbacks of both screens since the stage was set up.
    var calls: [String] { callList.lines }

    let style: UIModalPresentationStyle
    private let callList = CallList()
    private let kind: StockMove.Kind
    private let root: UIViewController
    private let delegate: StockDelegate

    init(_ kind: StockMove.Kind, on device: HeadlessDevice, style: UIModalPresentationStyle = .fullScreen) throws {
        self.kind = kind
        self.style = style
        let lower = TestScreen("Lower") { [callList] in callList.lines.append($0) }
        let upper = TestScreen("Upper") { [callList] in callList.lines.append($0) }
        lower.view.addSubview(UIView(frame: StockContainer.source))
        let isForward = kind.isForward
        entering = isForward ? upper : lower
        leaving = isForward ? lower : upper
        delegate = StockDelegate()
        root = kind.container(lower, upper)
        delegate.attach(to: root, upper, style)
        stage = Stage(device, root: root)
        if kind == .dismiss { root.present(upper, animated: false) }
        try stage.settle()
        delegate.scene = self
        callList.lines = []
    }

    /// The source view of the upper screen's animation.
    var source: UIView? { (kind.isForward ? leaving : entering).view.subviews.first }

    func start(animated: Bool = true) {
        switch kind {
        case .push: (root as? UINavigationController)?.pushViewController(entering, animated: animated)
        case .pop: (root as? UINavigationController)?.popViewController(animated: animated)
        case .present: root.present(entering, animated: animated)
        case .dismiss: leaving.dismiss(animated: animated)
        case .tabForward: (root as? UITabBarController)?.selectedIndex = 1
        case .tabBack: (root as? UITabBarController)?.selectedIndex = 0
        }
    }

    var coordinator: (any UIViewControllerTransitionCoordinator)? { root.transitionCoordinator }

    /// Whether the stage shows the result of the change.
    var hasArrived: Bool {
        switch kind {
        case .push: (root as? UINavigationController)?.topViewController === entering
        case .pop: (root as? UINavigationController)?.topViewController === entering
        case .present: root.presentedViewController === entering
        case .dismiss: root.presentedViewController == nil
        case .tabForward, .tabBack: (root as? UITabBarController)?.selectedViewController === entering
        }
    }
}

extension StockMove.Kind {
    /// Makes the container in its state before the change.
    @MainActor
    fileprivate func container(_ lower: UIViewController, _ upper: UIViewController) -> UIViewController {
        switch self {
        case .push, .pop:
            let navigation = UINavigationController(rootViewController: lower)
            if self == .pop { navigation.pushViewController(upper, animated: false) }
            return navigation
        case .present, .dismiss:
            return lower
        case .tabForward, .tabBack:
            let tabs = UITabBarController()
            tabs.viewControllers = [lower, upper]
            tabs.selectedIndex = self == .tabForward ? 0 : 1
            return tabs
        }
    }
}

/// Records the appearance callbacks of the screens.
@MainActor
private final class CallList {
    var lines: [String] = []
}

/// A hand-written delegate for stacks, tabs and presentations.
@MainActor
private final class StockDelegate: NSObject {
    weak var scene: StockStage?

    func attach(to root: UIViewController, _ upper: UIViewController, _ style: UIModalPresentationStyle) {
        (root as? UINavigationController)?.delegate = self
        (root as? UITabBarController)?.delegate = self
        upper.transitioningDelegate = self
        upper.modalPresentationStyle = style
    }
}

extension StockDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { scene?.animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { scene?.interaction }
}

extension StockDelegate: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { scene?.animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { scene?.interaction }
}

extension StockDelegate: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { scene?.animator }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { scene?.animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { scene?.interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { scene?.interaction }
}
