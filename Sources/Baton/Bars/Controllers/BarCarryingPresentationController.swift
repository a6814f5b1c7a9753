import UIKit

/// An overlay whose stack takes the bar over from the presenter's stack, and gives it back on its way out.
///
/// The presenter's own bar is not touched: what begins as its look is the bar of the stack that comes.
final class BarCarryingPresentationController: OverlayPresentationController {
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        alongside { carrier, giver in carrier.takeOver(from: giver) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        carrier?.arrive()
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { carrier, giver in carrier.handOver(to: giver) }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        // The stack may be presented again, and by something that carries no bar.
        carrier?.arrive()
    }

    private var carrier: BarCarrier? {
        guard let stack = presentedViewController.barStack else {
            Advice.give(
                "carriesBar was asked for a presented screen that is no stack, so there is no bar to carry. "
                    + "Present a UINavigationController.")
            return nil
        }
        let found = stack.topViewController?.navigationItem.barCarrier as? BarCarrier
        if found == nil, stack.viewIfLoaded?.window != nil {
            Advice.give(
                "carriesBar was asked for a stack that nobody carries bars in, so its bar stays as it is. "
                    + "Set its transitions, if only to .system.")
        }
        return found
    }

    /// The stack has its first bar only when it is about to be seen, which is when the transition starts.
    private func alongside(_ change: @escaping (BarCarrier, BarCarrier) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else { return }
        coordinator.animate(alongsideTransition: { [weak self] _ in
            guard let self, let carrier,
                let giver = presentingViewController.barStack?.topViewController?.navigationItem.barCarrier
                    as? BarCarrier
            else { return }
            change(carrier, giver)
        })
    }
}

extension UIViewController {
    /// The stack whose bar is seen on a screen.
    fileprivate var barStack: UINavigationController? {
        if let stack = self as? UINavigationController { return stack }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.barStack }
        return navigationController
    }
}

extension BarCarrier {
    /// Begins as another stack's bar and turns into this one's, inside the animation block that is open.
    ///
    /// UIKit's own background is above what Baton paints, so that between it and a painted one nothing can be carried.
    fileprivate func takeOver(from giver: BarCarrier) {
        let (start, end) = (giver.dresser.shown, dresser.shown)
        guard start.isPainted, end.isPainted, let bar = dresser.bar else { return }
        dresser.painting.turn(from: start, to: end)
        guard start.isHidden != end.isHidden else { return }
        let own = bar.alpha
        UIView.performWithoutAnimation { bar.alpha = start.isHidden ? 0 : 1 }
        bar.alpha = own
    }

    /// Turns into another stack's bar. UIKit changes a tint at once, so that it changes here, at the start of the way.
    fileprivate func handOver(to taker: BarCarrier) {
        let (start, end) = (dresser.shown, taker.dresser.shown)
        guard start.isPainted, end.isPainted else { return }
        dresser.painting.turn(from: start, to: end)
        dresser.turn(toTint: taker.dresser.bar?.undimmedTint, isHidden: end.isHidden)
    }
}
