import UIKit

extension RunningTransition {
    /// Returns the frame of a view of the lower screen in the coordinates of the upper screen, which is in its place. A
    /// zoom grows from this frame and shrinks back onto it.
    ///
    /// Returns nil without a view, for a view without a size, for one that is scrolled out of sight, and for a view that is
    /// not in the window. Only the last case leads to advice, because a view that is kept for too long is easily overlooked.
    func sourceFrame(of source: UIView?) -> CGRect? {
        guard let source, let upper else { return nil }
        guard let window = containerView.window, source.window === window else {
            Advice.give(
                about: TransitionStyle.self,
                "The source view is not in the window of the transition, so the transition runs without it.",
                "Return a view that is on screen, or nil. The closure is called for each transition.")
            return nil
        }
        guard source.isInSight(of: containerView) else { return nil }
        let frame = source.convert(source.bounds, to: containerView).offsetBy(
            dx: upper.view.bounds.minX - upper.posed.place.minX, dy: upper.view.bounds.minY - upper.posed.place.minY)
        return [frame.size, upper.view.bounds.size].allSatisfy { $0.width > 0 && $0.height > 0 } ? frame : nil
    }

    /// Returns the view that the app names for this transition.
    func source(_ ask: (ScreenChange) -> UIView?) -> UIView? {
        change.flatMap(ask)
    }
}

extension UIView {
    /// Whether a part of the view is inside a container, and inside all views that clip it.
    fileprivate func isInSight(of container: UIView) -> Bool {
        var visible = convert(bounds, to: container).intersection(container.bounds)
        for view in sequence(first: self, next: \.superview) where view.clipsToBounds {
            visible = visible.intersection(view.convert(view.bounds, to: container))
        }
        return !visible.isEmpty
    }
}
