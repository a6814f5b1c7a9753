import Foundation

/// Recognises a finger that comes in from an edge of the screen. The edges are physical ones, whatever the direction.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near to the edge the finger has to land, in points (B7.16).
    static let band: CGFloat = 20

    open var edges: UIRectEdge = []
    /// Of those, the ones near which the last finger landed.
    private var landed: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        landed = mayLand(touch)
        if landed.isEmpty { state = .failed }
    }

    /// The edges from which a touch may come in.
    func mayLand(_ touch: UITouch) -> UIRectEdge {
        guard let window = touch.window else { return [] }
        return edges.intersection(Self.edges(near: touch.point, of: window.bounds))
    }

    /// Along the edge or out of the screen is no edge pan.
    override func verdict(on travel: CGPoint) -> Verdict {
        guard travel.length >= Self.threshold else { return .undecided }
        let isInward =
            landed.contains(.left) && travel.x >= abs(travel.y)
            || landed.contains(.right) && -travel.x >= abs(travel.y)
            || landed.contains(.top) && travel.y >= abs(travel.x)
            || landed.contains(.bottom) && -travel.y >= abs(travel.x)
        return isInward ? .begins : .fails
    }

    private static func edges(near point: CGPoint, of bounds: CGRect) -> UIRectEdge {
        var near: UIRectEdge = []
        if point.x - bounds.minX <= band { near.insert(.left) }
        if bounds.maxX - point.x <= band { near.insert(.right) }
        if point.y - bounds.minY <= band { near.insert(.top) }
        if bounds.maxY - point.y <= band { near.insert(.bottom) }
        return near
    }
}
