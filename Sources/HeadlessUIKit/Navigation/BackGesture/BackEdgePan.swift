import Foundation

/// The system's swipe back from the leading edge, which is the right edge in a right-to-left layout (B10.30).
@preconcurrency @MainActor
final class BackEdgePan: UIScreenEdgePanGestureRecognizer {
    private var chosen: UIRectEdge?

    override var edges: UIRectEdge {
        get { chosen ?? view?.leadingEdge ?? .left }
        set { chosen = newValue }
    }
}

extension UIView {
    /// The physical edge on the leading side, by the layout direction of the view (B10.31).
    var leadingEdge: UIRectEdge {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
