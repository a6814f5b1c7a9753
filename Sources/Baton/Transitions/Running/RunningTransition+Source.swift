import UIKit

extension RunningTransition {
    /// The frame of a view of the lower screen in the coordinates of the upper one, which is in place: what a zoom grows out
    /// of and shrinks onto.
    ///
    /// It is nil without a view, for a view without a size, and for one that is not in the window. The last is worth a line
    /// of advice, since a view kept for too long is easily overlooked.
    func sourceFrame(of source: UIView?) -> CGRect? {
        guard let source, let upper else { return nil }
        guard let window = container.window, source.window === window else {
            Advice.give(
                about: TransitionStyle.self,
                "A source view was returned that is not in the window of the transition, which plays without it.",
                "Return the view that is on screen at this moment, or nil: the closure is called for each transition.")
            return nil
        }
        let frame = source.convert(source.bounds, to: container).offsetBy(
            dx: upper.view.bounds.minX - upper.place.minX, dy: upper.view.bounds.minY - upper.place.minY)
        return [frame.size, upper.view.bounds.size].allSatisfy { $0.width > 0 && $0.height > 0 } ? frame : nil
    }

    /// The view that an author names for this transition.
    func source(_ ask: @MainActor (ScreenChange) -> UIView?) -> UIView? {
        change.flatMap(ask)
    }
}
