import Foundation

extension CALayer {
    final func toRoot(_ point: CGPoint) -> CGPoint { toAncestor(nil, point) }

    final func fromRoot(_ point: CGPoint) -> CGPoint { fromAncestor(nil, point) }

    /// Converts a point to another layer by way of the nearest layer that contains both. How that one is turned in space makes no
    /// difference: the projection of a layer that is seen from its edge could not be undone.
    final func converted(_ point: CGPoint, to other: CALayer) -> CGPoint {
        let shared = nearestAncestor(sharedWith: other)
        return other.fromAncestor(shared, toAncestor(shared, point))
    }

    /// Converts a point to a layer around this one, or to the root.
    private func toAncestor(_ ancestor: CALayer?, _ point: CGPoint) -> CGPoint {
        guard self !== ancestor, let outer else { return point }
        return outer.toAncestor(ancestor, values.toParent(point))
    }

    private func fromAncestor(_ ancestor: CALayer?, _ point: CGPoint) -> CGPoint {
        guard self !== ancestor, let outer else { return point }
        return values.fromParent(outer.fromAncestor(ancestor, point))
    }

    /// The layer around this one. For a presentation layer in a layer that no commit has shown, it is the model layer.
    private var outer: CALayer? { superlayer ?? (isPresentation ? node.superlayer : nil) }

    private var depth: Int { (outer?.depth ?? -1) + 1 }

    private func nearestAncestor(sharedWith other: CALayer) -> CALayer? {
        var (one, two): (CALayer?, CALayer?) = (self, other)
        let (mine, its) = (depth, other.depth)
        for _ in 0..<max(0, mine - its) { one = one?.outer }
        for _ in 0..<max(0, its - mine) { two = two?.outer }
        while let first = one, let second = two, first !== second {
            one = first.outer
            two = second.outer
        }
        return one
    }
}

extension LayerValues {
    func toParent(_ point: CGPoint) -> CGPoint {
        let turned = aroundAnchor(point)
        let moved = CATransform3DIsIdentity(transform) ? turned : turned.projected(by: transform)
        return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
    }

    func fromParent(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
        let turned = CATransform3DIsIdentity(transform) ? moved : moved.projected(by: CATransform3DInvert(transform))
        let anchor = anchorInBounds
        return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
    }

    private func aroundAnchor(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        return CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    }

    private var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }
}

extension CGRect {
    /// Returns the bounding box of the mapped corners.
    func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: minY)),
            map(CGPoint(x: minX, y: maxY)), map(CGPoint(x: maxX, y: maxY)),
        ]
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let minimum = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
        return CGRect(
            origin: minimum, size: CGSize(width: (xs.max() ?? 0) - minimum.x, height: (ys.max() ?? 0) - minimum.y))
    }
}
