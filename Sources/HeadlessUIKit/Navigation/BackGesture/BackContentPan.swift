import Foundation

/// The system's swipe back from anywhere in the content, for touches that the edge gesture recognizer does not handle
/// (B2.48).
@preconcurrency @MainActor
final class BackContentPan: UIScreenEdgePanGestureRecognizer {
    private unowned let content: UIView
    private let edge: BackEdgePan

    init(in content: UIView, beside edge: BackEdgePan) {
        self.content = content
        self.edge = edge
        super.init(target: nil, action: nil)
        edges = .all
    }

    override func mayLand(_ touch: UITouch) -> UIRectEdge {
        guard touch.view?.isDescendant(of: content) == true else { return [] }
        guard !edge.isEnabled || edge.mayLand(touch).isEmpty else { return [] }
        return view?.leadingEdge ?? .left
    }
}
