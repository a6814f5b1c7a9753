import UIKit

/// The map from the plane of a view to the plane of its superview. With perspective, parallel lines may meet.
struct Projection {
    /// A rectangle around all that can be visible.
    static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    private let map: PlaneMap
    private let inverse: PlaneMap?
    private let showsFront: Bool

    init(of view: RecordedView, in parent: RecordedView?) {
        let anchor = view.anchorInBounds
        var map = PlaneMap(view.transform)
            .preceded(byMove: -anchor.x, -anchor.y)
            .moved(by: view.position.x, view.position.y)
        if let parent {
            let center = parent.anchorInBounds
            map = map.moved(by: -center.x, -center.y)
                .transformed(by: parent.sublayerTransform)
                .moved(by: center.x, center.y)
        }
        self.map = map
        inverse = map.inverse
        showsFront = map.determinant > 0
    }

    /// Returns the point of the view that is visible at a point of its superview. Returns nil if the view is edge-on,
    /// behind the viewer, or turned away and not visible from behind.
    func localPoint(of point: CGPoint, isDoubleSided: Bool) -> CGPoint? {
        guard let inverse else { return nil }
        let place = inverse.place(ofX: point.x, y: point.y)
        guard abs(place.w) > 1e-12 else { return nil }
        let local = CGPoint(x: place.x / place.w, y: place.y / place.w)
        let depth = map.place(ofX: local.x, y: local.y).w
        guard depth > 0, isDoubleSided || showsFront else { return nil }
        return local
    }

    /// Whether parallel lines stay parallel.
    private var isFlat: Bool { map.isFlat && inverse?.isFlat == true }

    /// Returns the projection of the view into what its superview is projected into, if none of both has perspective.
    func inside(_ outer: Projection) -> Projection? {
        guard isFlat, outer.isFlat, let own = inverse, let before = outer.inverse else { return nil }
        return Projection(
            map: map, inverse: before.followed(by: own), showsFront: showsFront)
    }

    private init(map: PlaneMap, inverse: PlaneMap, showsFront: Bool) {
        (self.map, self.inverse, self.showsFront) = (map, inverse, showsFront)
    }

    /// Returns the rectangle around a part of the view, in the coordinates of the superview. Returns nil if a part of it is
    /// behind the viewer.
    func rectangle(_ rect: CGRect) -> CGRect? {
        var result: CGRect?
        for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            guard let corner = point(of: CGPoint(x: x, y: y)) else { return nil }
            result = result?.union(CGRect(origin: corner, size: .zero)) ?? CGRect(origin: corner, size: .zero)
        }
        return result
    }

    private func point(of local: CGPoint) -> CGPoint? {
        let place = map.place(ofX: local.x, y: local.y)
        guard place.w > 1e-6 else { return nil }
        return CGPoint(x: place.x / place.w, y: place.y / place.w)
    }
}

extension RecordedView {
    /// The anchor point in the coordinates of the view.
    fileprivate var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }
}
