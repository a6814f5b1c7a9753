import UIKit

/// A rectangle with rounded corners.
struct RoundedShape {
    let rect: CGRect
    let radius: Double
    let corners: CACornerMask

    init(_ rect: CGRect, radius: Double, corners: CACornerMask = .all) {
        self.rect = rect
        self.radius = min(radius, Double(min(rect.width, rect.height)) / 2)
        self.corners = corners
    }

    init(_ mask: RecordedMask) {
        self.init(mask.frame, radius: mask.cornerRadius)
    }

    func inset(by width: Double) -> RoundedShape {
        RoundedShape(rect.insetBy(dx: width, dy: width), radius: max(0, radius - width), corners: corners)
    }

    func moved(by way: CGSize) -> RoundedShape {
        RoundedShape(rect.offsetBy(dx: way.width, dy: way.height), radius: radius, corners: corners)
    }

    func contains(_ point: CGPoint) -> Bool {
        distance(to: point) <= 0
    }

    /// Returns the distance of a point from the edge, negative inside.
    func distance(to point: CGPoint) -> Double {
        let radius = corners.contains(corner(nearest: point)) ? radius : 0
        let x = abs(Double(point.x - rect.midX)) - Double(rect.width) / 2 + radius
        let y = abs(Double(point.y - rect.midY)) - Double(rect.height) / 2 + radius
        let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
        return outside + min(max(x, y), 0) - radius
    }

    private func corner(nearest point: CGPoint) -> CACornerMask {
        switch (point.x < rect.midX, point.y < rect.midY) {
        case (true, true): .layerMinXMinYCorner
        case (false, true): .layerMaxXMinYCorner
        case (true, false): .layerMinXMaxYCorner
        case (false, false): .layerMaxXMaxYCorner
        }
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension RecordedView {
    /// The bounds with their corners.
    var shape: RoundedShape { RoundedShape(bounds, radius: cornerRadius, corners: maskedCorners) }
}

extension RecordedShadow {
    /// Returns how much of the shadow falls on a point. The edge is soft over the radius on both sides.
    func coverage(at point: CGPoint, of shape: RoundedShape) -> Double {
        let distance = shape.moved(by: reach).distance(to: point)
        guard radius > 0 else { return distance <= 0 ? 1 : 0 }
        return min(1, max(0, 0.5 - distance / (2 * radius)))
    }
}

extension RecordedGradient {
    func paint(at point: CGPoint, in bounds: CGRect) -> Paint {
        guard let first = colors.first, let last = colors.last, bounds.width > 0, bounds.height > 0 else {
            return .clear
        }
        let unit = (x: (point.x - bounds.minX) / bounds.width, y: (point.y - bounds.minY) / bounds.height)
        let way = (x: end.x - start.x, y: end.y - start.y)
        let length = way.x * way.x + way.y * way.y
        guard length > 0 else { return Paint(last) }
        let part = Double(((unit.x - start.x) * way.x + (unit.y - start.y) * way.y) / length)
        guard let next = locations.firstIndex(where: { $0 > part }) else { return Paint(last) }
        guard next > 0 else { return Paint(first) }
        let (from, to) = (locations[next - 1], locations[next])
        return Paint(colors[next - 1]).mixed(with: Paint(colors[next]), by: (part - from) / (to - from))
    }
}
