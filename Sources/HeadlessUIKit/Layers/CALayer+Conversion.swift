import Foundation

extension CALayer {
    final func toRoot(_ point: CGPoint) -> CGPoint {
        guard let superlayer else { return point }
        return superlayer.toRoot(values.toParent(point))
    }

    final func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let superlayer else { return point }
        return values.fromParent(superlayer.fromRoot(point))
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
