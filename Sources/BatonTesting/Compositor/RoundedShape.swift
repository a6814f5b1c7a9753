import UIKit

/// A rectangle with rounded corners.
package struct RoundedShape {
    let rect: CGRect
    /// The radii at the top left, top right, bottom left and bottom right.
    package let radii: [Double]
    private let isRound: Bool

    private init(_ rect: CGRect, radii: [Double]) {
        self.rect = rect
        let largest = Double(min(rect.width, rect.height)) / 2
        self.radii = radii.map { min($0, largest) }
        isRound = radii.contains { $0 > 0 }
    }

    init(_ rect: CGRect, radius: Double) {
        self.init(rect, radii: [Double](repeating: radius, count: 4))
    }

    init(_ view: RecordedView) {
        self.init(view.bounds, radii: view.cornerRadii ?? view.maskedCorners.radii(view.cornerRadius))
    }

    init(_ mask: RecordedMask) {
        self.init(mask.frame, radii: CACornerMask.all.radii(mask.cornerRadius))
    }

    func inset(by width: Double) -> RoundedShape {
        RoundedShape(rect.insetBy(dx: width, dy: width), radii: radii.map { max(0, $0 - width) })
    }

    func moved(by way: CGSize) -> RoundedShape {
        RoundedShape(rect.offsetBy(dx: way.width, dy: way.height), radii: radii)
    }

    func contains(_ point: CGPoint) -> Bool {
        guard point.x >= rect.minX, point.x <= rect.maxX, point.y >= rect.minY, point.y <= rect.maxY else {
            return false
        }
        return !isRound || distance(to: point) <= 0
    }

    /// Returns the distance of a point from the edge, negative inside.
    func distance(to point: CGPoint) -> Double {
        let radius = radii[(point.x < rect.midX ? 0 : 1) + (point.y < rect.midY ? 0 : 2)]
        let x = abs(Double(point.x - rect.midX)) - Double(rect.width) / 2 + radius
        let y = abs(Double(point.y - rect.midY)) - Double(rect.height) / 2 + radius
        let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
        return outside + min(max(x, y), 0) - radius
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// Returns the radii of the corners, in the order of `RoundedShape`.
    fileprivate func radii(_ radius: Double) -> [Double] {
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        return corners.map { contains($0) ? radius : 0 }
    }
}

extension RecordedView {
    /// The bounds with their corners.
    package var shape: RoundedShape { RoundedShape(self) }
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
