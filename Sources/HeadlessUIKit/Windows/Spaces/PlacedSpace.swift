import Foundation

/// A coordinate space with a known place on the screen.
@MainActor
protocol PlacedSpace: UICoordinateSpace {
    /// Returns a point of this space in the coordinates of the screen, whose interface is upright.
    func toScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension PlacedSpace {
    /// Returns a point of this space in another space. A space of the app's own converts the point itself.
    func point(_ point: CGPoint, in space: any UICoordinateSpace) -> CGPoint {
        guard let placed = space as? any PlacedSpace else { return space.convert(point, from: self) }
        return placed.fromScreen(toScreen(point))
    }

    func point(_ point: CGPoint, of space: any UICoordinateSpace) -> CGPoint {
        guard let placed = space as? any PlacedSpace else { return space.convert(point, to: self) }
        return fromScreen(placed.toScreen(point))
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        self.point(point, in: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        self.point(point, of: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapped { point($0, in: coordinateSpace) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapped { point($0, of: coordinateSpace) }
    }
}

extension UIView: PlacedSpace {
    /// Returns the space as a view of the same window, or nil if it is none.
    func sibling(_ space: any UICoordinateSpace) -> UIView? {
        guard let view = space as? UIView, view.window === window else { return nil }
        return view
    }

    func toScreen(_ point: CGPoint) -> CGPoint {
        let inRoot = layer.toRoot(point)
        return window?.layer.values.toParent(inRoot) ?? inRoot
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        layer.fromRoot(window?.layer.values.fromParent(point) ?? point)
    }
}
