import Foundation

/// The system's own swipe back: it comes in from the leading edge, whichever side that is (B10.30).
@preconcurrency @MainActor
final class BackEdgePan: UIScreenEdgePanGestureRecognizer {
    private var chosen: UIRectEdge?

    override var edges: UIRectEdge {
        get { chosen ?? view?.leadingEdge ?? .left }
        set { chosen = newValue }
    }
}

extension UIView {
    /// Edges are physical ones; which of them is the leading one follows the reading direction (B10.31).
    var leadingEdge: UIRectEdge {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
