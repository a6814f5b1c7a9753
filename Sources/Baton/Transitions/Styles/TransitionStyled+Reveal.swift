public import UIKit

extension TransitionStyled {
    /// The upper screen is revealed through a circle that grows from a view of the lower screen, and disappears as the
    /// circle closes around that view.
    ///
    /// If the view is not on screen, the circle grows from the centre.
    ///
    /// - Parameter source: Returns the view. The closure is called for each transition, in both directions.
    public static func reveal(_ source: @escaping (ScreenChange) -> UIView?) -> Self {
        let style = TransitionStyle(forward: { transition in
            guard let bounds = transition.upper?.view.bounds else { return TransitionPoses() }
            let frame = transition.change.flatMap(source).flatMap(transition.frame)
            let center = CGPoint(x: (frame ?? bounds).midX, y: (frame ?? bounds).midY)
            // The largest circle inside the source.
            let radius = frame.map { min($0.width, $0.height) / 2 } ?? 1
            return TransitionPoses(
                entering: TransitionPoses.Move(
                    from: .inPlace.masked(to: .circle(around: center, radius: radius)),
                    to: .inPlace.masked(to: .circle(around: center, covering: bounds))),
                leaving: TransitionPoses.Move(from: .inPlace, to: .inPlace))
        })
        return Self(style.duration(0.45))
    }

    /// The upper screen is revealed through a circle that grows from the centre.
    public static var reveal: Self { reveal { _ in nil } }
}

extension RunningTransition {
    /// Returns the frame of a view of the lower screen in the coordinates of the upper screen, which is in its place. Returns nil for a
    /// view outside of the container, and with advice for one that is not in the window, which the app may have kept for too long.
    fileprivate func frame(of source: UIView) -> CGRect? {
        guard let window = containerView.window, source.window === window else {
            Advice.give(
                about: TransitionStyle.self,
                "The source view is not in the window of the transition, so the transition runs without it.",
                "Return a view that is on screen, or nil. The closure is called for each transition.")
            return nil
        }
        let frame = source.convert(source.bounds, to: containerView)
        guard let upper, frame.width > 0, frame.height > 0, frame.intersects(containerView.bounds) else { return nil }
        return frame.offsetBy(
            dx: upper.view.bounds.minX - upper.posed.place.minX, dy: upper.view.bounds.minY - upper.posed.place.minY)
    }
}
