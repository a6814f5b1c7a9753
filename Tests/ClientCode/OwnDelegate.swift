import Baton
import UIKit

// A coordinator that is the delegate of its stack and of its modals, and uses Baton's parts.

final class AppCoordinator: NSObject, UINavigationControllerDelegate {
    let stack = AppStack(rootViewController: UIViewController())
    private let swipe = SwipePop(options: SwipePop.Options(rule: ReleaseRule(decelerationRate: .normal)))
    private var carrier: BarCarrier?
    private var shown = 0

    func start() {
        stack.delegate = self
        swipe.attach(to: stack)
        carrier = BarCarrier(for: stack)
        swipe.options.area = .content
        swipe.options.shouldBegin = { [weak self] _ in
            guard let self else { return false }
            return self.shown > 1
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return PushAnimator(.depth)
        case .pop: return PopAnimator(.depth.duration(0.3))
        default: return nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        swipe.interaction.isBeginning ? swipe.interaction : nil
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        shown += 1
        carrier?.willShow(viewController, animated: animated, slidesAcross: true)
    }
}

final class MenuDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let pull = PullDismiss(options: PullDismiss.Options(edge: .leading))

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OverlayPresentationController(
            presentedViewController: presented, presenting: presenting,
            overlay: Overlay(layout: .drawer(.leading, length: 280)))
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PresentAnimator(.slide(from: .leading))
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DismissAnimator(.slide(from: .leading))
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        pull.interaction.isBeginning ? pull.interaction : nil
    }
}

final class AppStack: UINavigationController {
    private let menuDelegate = MenuDelegate()

    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func showMenu() {
        let menu = UIViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = menuDelegate
        present(menu, animated: true)
    }

    func useBaton(keeping delegate: UINavigationControllerDelegate?) {
        transitions = .slide.forwardedDelegate(delegate)
        transitions?.forwardedDelegate = delegate
    }
}
