import Foundation

/// Recognises a finger that moves inwards from an edge of the screen. The edges do not depend on the layout direction.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from the edge within which the finger must land, in points (B7.16).
    static let band: CGFloat = 20

    open var edges: UIRectEdge = []
    /// The edges in `edges` near which the last finger landed.
    private var landed: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        landed = mayLand(touch)
        if landed.isEmpty { enter(.failed) }
    }

    /// Returns the edges in `edges` near which a touch is.
    func mayLand(_ touch: UITouch) -> UIRectEdge {
        guard let window = touch.window else { return [] }
        guard HeadlessQuirks.edgesOfPans == .ofTheView, let view else {
            return edges.intersection(Self.edges(near: touch.point, of: window.bounds))
        }
        return edges.intersection(Self.edges(near: touch.location(in: view), of: view.bounds))
    }

    /// Returns whether the pan begins. A movement along the edge or out of the screen fails it.
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
