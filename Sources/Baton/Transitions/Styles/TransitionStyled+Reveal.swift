public import UIKit

extension TransitionStyled {
    /// The upper screen is revealed through a circle that grows from a view of the lower screen, and disappears as the
    /// circle closes around that view.
    ///
    /// Without a view, or if the view is not on screen, the circle grows from the centre.
    ///
    /// - Parameter source: Returns the view. The closure is called for each transition, in both directions.
    public static func reveal(
        _ source: @escaping (ScreenChange) -> UIView? = { _ in nil }
    ) -> Self {
        let style = TransitionStyle(forward: { transition in
            guard let bounds = transition.upper?.view.bounds else { return TransitionPoses() }
            let frame = transition.sourceFrame(of: transition.source(source))
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
}
