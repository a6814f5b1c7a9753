public import UIKit

extension NavigationTransitionDriver: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        let drives = verifyDelegate()
        if drives { attachSwipes(to: navigationController) }
        forwarded.willShow(viewController, in: navigationController, animated: animated)
        guard drives else { return }
        carrier?.willShow(viewController, animated: animated)
        slidesAcross = true
        if animated { begin(to: viewController, in: navigationController) }
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        forwarded.didShow(viewController, in: navigationController, animated: animated)
        if verifyDelegate() { carrier?.didShow(viewController) }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let drives = verifyDelegate()
        let apps = forwarded.animator(for: operation, from: fromVC, to: toVC, in: navigationController)
        guard drives, let operation = ScreenChange.Operation(operation) else { return apps }
        askedOperation = operation
        let animator = apps ?? ownAnimator(for: ScreenChange(operation, from: fromVC, to: toVC))
        slidesAcross = animator.map { ($0 as? TransitionAnimator)?.slidesAcross ?? false } ?? true
        return animator
    }

    private func ownAnimator(for change: ScreenChange) -> (any UIViewControllerAnimatedTransitioning)? {
        let chosen = transitions.animation(for: change)
        log("\(chosen.animation)", for: change, by: chosen.author)
        return chosen.animation.makeAnimator(for: change.operation)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let apps = forwarded.interaction(for: animationController, in: navigationController) { return apps }
        guard verifyDelegate() else { return nil }
        return [interaction, swipe.interaction].first(where: \.isBeginning)
    }
}

extension NavigationTransitionDriver {
    /// Hears of a change that UIKit tells no delegate of.
    func stackDidChange() {
        guard verifyDelegate(), let carrier, let navigationController else { return }
        navigationController.topViewController.map(carrier.didShow) ?? carrier.end()
    }

    private func begin(to controller: UIViewController, in navigationController: UINavigationController) {
        defer { askedOperation = nil }
        guard let coordinator = navigationController.transitionCoordinator, coordinator.isAnimated,
            coordinator !== running, let from = coordinator.viewController(forKey: .from)
        else { return }
        let isPop = KnownStack().isPop(to: controller, from: from, in: navigationController.viewControllers)
        let change = ScreenChange(askedOperation ?? (isPop ? .pop : .push), from: from, to: controller)
        observe(change, until: coordinator)
        wait(for: coordinator)
        if !hasAnimatorQuery { adviseOfUnaskedScreen(change) }
    }

    private func adviseOfUnaskedScreen(_ change: ScreenChange) {
        guard let screen = change.upper as? any TransitioningScreen, screen.transition(for: change) != nil else {
            return
        }
        Advice.give(
            about: type(of: screen),
            "It is a TransitioningScreen in a stack whose transitions are .system, which ask no screen, so UIKit animates it.",
            "Give the transitions a choose, if only one that returns nil.")
    }
}

extension ScreenChange.Operation {
    fileprivate init?(_ operation: UINavigationController.Operation) {
        switch operation {
        case .push: self = .push
        case .pop: self = .pop
        default: return nil
        }
    }
}
