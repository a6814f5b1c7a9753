import Foundation

/// The radii of the four corners of a rectangle.
struct CornerRadii: Equatable {
    /// The radii at the top left, top right, bottom left and bottom right.
    let all: [Double]

    init(_ all: [Double]) {
        self.all = all
    }

    init(_ radius: Double) {
        all = [radius, radius, radius, radius]
    }

    var largest: Double { all.max() ?? 0 }

    /// The corners that are round.
    var mask: CACornerMask {
        let round = zip(Self.corners, all).filter { $1 > 0 }.map(\.0)
        return round.isEmpty ? CACornerMask(Self.corners) : CACornerMask(round)
    }

    /// Whether one radius and a mask describe the corners.
    var isOneRadius: Bool { all.allSatisfy { $0 == 0 || $0 == largest } }

    /// Returns the largest radius of some corners.
    func radius(of corners: UIRectCorner) -> Double {
        zip(Self.rectCorners, all).filter { corners.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// Returns the radii in a rectangle inside another one that are concentric with it.
    ///
    /// The larger of the two distances of a corner counts, so only corners close to a corner of the outer rectangle are
    /// round.
    func concentric(from outer: CGRect, to inner: CGRect) -> CornerRadii {
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
        let distances = [max(left, top), max(right, top), max(left, bottom), max(right, bottom)]
        return CornerRadii(zip(all, distances).map { max(0, $0 - max(0, Double($1))) })
    }

    private static let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    private static let rectCorners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
