public import UIKit

extension NavigationTransitionDriver: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        let call = ForwardedCall.willShow(ObjectIdentifier(viewController))
        let drives = drives(call)
        NoteListeners.send(.delegate, "willShow \(ScreenName(of: viewController))\(animated ? ", animated" : "")")
        if drives { attachSwipes(to: navigationController) }
        forwarded.call(call) {
            $0.flatMap { $0.navigationController(_:willShow:animated:) }?(
                navigationController, viewController, animated)
        }
        guard drives else { return }
        timeline.willShow(
            viewController, animated: animated, operation: asked?.operation, slidesAcross: asked?.slidesAcross ?? true)
        asked = nil
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let call = ForwardedCall.didShow(ObjectIdentifier(viewController))
        let drives = drives(call)
        NoteListeners.send(.delegate, "didShow \(ScreenName(of: viewController))\(animated ? ", animated" : "")")
        // UIKit may not call willShow for the first screen (B1.29).
        if drives { attachSwipes(to: navigationController) }
        forwarded.call(call) {
            $0.flatMap { $0.navigationController(_:didShow:animated:) }?(navigationController, viewController, animated)
        }
        if drives { timeline.didShow() }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let call = ForwardedCall.animator(from: ObjectIdentifier(fromVC), to: ObjectIdentifier(toVC))
        let drives = drives(call)
        let apps = forwarded.call(call) {
            $0.flatMap { $0.navigationController(_:animationControllerFor:from:to:) }?(
                navigationController, operation, fromVC, toVC)
        }
        guard drives, let operation = ScreenChange.Operation(operation) else { return apps }
        var change = ScreenChange(operation, from: fromVC, to: toVC)
        change.cause = gestures.contains(where: \.isBeginning) ? .finger : cause
        cause = .unknown
        let animator = chooseAnimator(for: change, apps: apps, by: animation)
        // UIKit's own animation slides across. Of another animator than Baton's it is not known.
        asked = (operation, animator.map { ($0 as? TransitionAnimator)?.slidesAcross ?? false } ?? true)
        return animator
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let call = ForwardedCall.interaction(ObjectIdentifier(animationController))
        let drives = drives(call)
        let apps = forwarded.call(call) {
            $0.flatMap { $0.navigationController(_:interactionControllerFor:) }?(
                navigationController, animationController)
        }
        guard drives, apps == nil else { return apps }
        return chooseInteraction(
            for: animationController, among: [interaction] + gestures,
            rule: transitions.interruptible ? transitions.swipe.rule : nil)
    }
}

extension NavigationTransitionDriver {
    /// Whether the driver takes part in a call of UIKit's, and does not receive it back from the app's delegate.
    private func drives(_ call: ForwardedCall) -> Bool {
        guard !forwarded.isRunning(call) else { return false }
        checkSeat()
        return isDriving
    }

    /// Updates the bar after a change of the stack for which UIKit calls no delegate method.
    func stackDidChange() {
        // A screen that UIKit shows at the next layout has its `willShow`, if it is not popped before.
        if let top = navigationController?.topViewController, timeline.awaits(top) { return }
        stackAppears()
    }

    /// Called when the stack appears. UIKit may show what is new in it without a call (B1.14).
    func stackAppears() {
        checkSeat()
        if isDriving { timeline.didShow() }
    }

    func begin(_ begun: StackChange) {
        guard let navigationController, let change = begun.screens else { return }
        observe(change, until: begun.coordinator)
        if transitions.interruptible {
            allowGrab(
                on: navigationController.view, during: change.operation,
                backTo: swipe.interaction.isActive ? .trailing : transitions.pull?.edge ?? .trailing,
                until: begun.coordinator)
        }
        if asked == nil { logUnaskedChange(change) }
    }

    /// Logs a change that UIKit animates without having asked for an animator.
    private func logUnaskedChange(_ change: ScreenChange) {
        log(TransitionChoice.system.description, for: change, by: "UIKit")
        guard let own = change.upper.navigationItem.transition, !own.isSystem else { return }
        Advice.give(
            about: type(of: change.upper),
            "Its item has a transition, but its stack has .system transitions without choose, so UIKit animates it.",
            "Set choose on the transitions. The closure may return nil.")
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
