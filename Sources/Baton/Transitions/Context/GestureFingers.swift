import UIKit

/// The fingers of a gesture that drives a transition, for what follows them in two dimensions.
@MainActor
final class GestureFingers {
    private weak var recognizer: UIGestureRecognizer?
    /// Whether the fingers rested before they were lifted.
    private let isRest: () -> Bool
    /// Where they were when the gesture took the transition, in the window.
    private let start: CGPoint

    init(of recognizer: UIGestureRecognizer, isRest: @escaping () -> Bool) {
        self.recognizer = recognizer
        self.isRest = isRest
        start = recognizer.location(in: nil)
    }

    var count: Int { recognizer?.numberOfTouches ?? 0 }

    func start(in view: UIView) -> CGPoint { view.convert(start, from: nil) }

    func location(in view: UIView) -> CGPoint { recognizer?.location(in: view) ?? start(in: view) }

    /// The velocity in points per second. It is 0 for a pinch, and for fingers that rested.
    func velocity(in view: UIView) -> CGPoint {
        guard let pan = recognizer as? UIPanGestureRecognizer, !isRest() else { return .zero }
        return pan.velocity(in: view)
    }
}
