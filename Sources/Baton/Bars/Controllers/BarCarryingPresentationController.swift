import UIKit

/// An overlay whose stack takes the bar over from the presenter's stack, and gives it back on its way out.
///
/// The presenter's own bar is not touched: what begins as its look is the bar of the stack that comes.
final class BarCarryingPresentationController: OverlayPresentationController {
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        alongside { carrier, source in carrier.takeOver(from: source) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        carrier?.arrive()
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { carrier, source in carrier.handOver(to: source) }
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
                let source = presentingViewController.barStack?.topViewController?.navigationItem.barCarrier
                    as? BarCarrier
            else { return }
            change(carrier, source)
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
    fileprivate func takeOver(from source: BarCarrier) {
        let (start, end) = (source.renderer.shown, renderer.shown)
        guard start.isPainted, end.isPainted, let bar = renderer.bar else { return }
        renderer.painting.turn(from: start, to: end)
        guard start.isHidden != end.isHidden else { return }
        let own = bar.alpha
        UIView.performWithoutAnimation { bar.alpha = start.isHidden ? 0 : 1 }
        bar.alpha = own
    }

    /// Turns into another stack's bar. UIKit changes a tint at once, so that it changes here, at the start of the way.
    fileprivate func handOver(to destination: BarCarrier) {
        let (start, end) = (renderer.shown, destination.renderer.shown)
        guard start.isPainted, end.isPainted else { return }
        renderer.painting.turn(from: start, to: end)
        renderer.turn(toTint: destination.renderer.bar?.undimmedTint, isHidden: end.isHidden)
    }
}
