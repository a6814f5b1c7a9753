import UIKit

/// A linear map from a plane to space: where the two directions of the plane and its origin come to lie.
///
/// The elements are stored one by one, since a frame needs a map for each view, and arrays would be allocated for all of
/// them.
struct PlaneMap {
    private var x: Row
    private var y: Row
    private var origin: Row

    /// A point or a direction in space, with the divisor of perspective.
    struct Row {
        var x: Double
        var y: Double
        var z: Double
        var w: Double
    }

    /// Creates the map that a transform in space is for the plane without depth. The elements are row by row from m11 to
    /// m44.
    init(_ transform: [Double]) {
        x = Row(transform, at: 0)
        y = Row(transform, at: 4)
        origin = Row(transform, at: 12)
    }

    private init(x: Row, y: Row, origin: Row) {
        (self.x, self.y, self.origin) = (x, y, origin)
    }

    // MARK: Combining

    /// Returns the map for a plane whose points are moved before.
    func preceded(byMove dx: Double, _ dy: Double) -> PlaneMap {
        PlaneMap(x: x, y: y, origin: Row(dx, x, dy, y, 1, origin))
    }

    /// Returns the map whose results are moved.
    func moved(by dx: Double, _ dy: Double) -> PlaneMap {
        PlaneMap(x: x.moved(by: dx, dy), y: y.moved(by: dx, dy), origin: origin.moved(by: dx, dy))
    }

    /// Returns the map whose results are transformed in space.
    func transformed(by transform: [Double]) -> PlaneMap {
        let rows = (
            Row(transform, at: 0), Row(transform, at: 4), Row(transform, at: 8), Row(transform, at: 12)
        )
        func place(_ row: Row) -> Row {
            Row(row.x, rows.0, row.y, rows.1, row.z, rows.2).plus(rows.3, times: row.w)
        }
        return PlaneMap(x: place(x), y: place(y), origin: place(origin))
    }

    /// Whether the map has no perspective.
    var isFlat: Bool { x.w == 0 && y.w == 0 && origin.w == 1 }

    /// Returns this map and then another one. Both have no perspective.
    func followed(by other: PlaneMap) -> PlaneMap {
        func turned(_ row: Row) -> Row { Row(row.x, other.x, row.y, other.y, 0, other.origin) }
        return PlaneMap(x: turned(x), y: turned(y), origin: other.place(ofX: origin.x, y: origin.y))
    }

    // MARK: Points

    /// Returns where a point is, before it is divided by `w`.
    func place(ofX x: Double, y: Double) -> Row {
        Row(x, self.x, y, self.y, 1, origin)
    }

    // MARK: The way back

    /// Positive where the plane shows its front.
    var determinant: Double {
        x.x * (y.y * origin.w - y.w * origin.y) - x.y * (y.x * origin.w - y.w * origin.x)
            + x.w * (y.x * origin.y - y.y * origin.x)
    }

    /// The map from what is visible of the plane back to it, or nil if the plane shows its edge only.
    var inverse: PlaneMap? {
        let determinant = determinant
        guard abs(determinant) > 1e-12 else { return nil }
        return PlaneMap(
            x: Row(
                x: (y.y * origin.w - y.w * origin.y) / determinant, y: (x.w * origin.y - x.y * origin.w) / determinant,
                z: 0, w: (x.y * y.w - x.w * y.y) / determinant),
            y: Row(
                x: (y.w * origin.x - y.x * origin.w) / determinant, y: (x.x * origin.w - x.w * origin.x) / determinant,
                z: 0, w: (x.w * y.x - x.x * y.w) / determinant),
            origin: Row(
                x: (y.x * origin.y - y.y * origin.x) / determinant, y: (x.y * origin.x - x.x * origin.y) / determinant,
                z: 0, w: (x.x * y.y - x.y * y.x) / determinant))
    }
}

extension PlaneMap.Row {
    fileprivate init(_ elements: [Double], at index: Int) {
        self.init(x: elements[index], y: elements[index + 1], z: elements[index + 2], w: elements[index + 3])
    }

    /// Creates the sum of three multiples.
    fileprivate init(
        _ one: Double, _ first: PlaneMap.Row, _ two: Double, _ second: PlaneMap.Row, _ three: Double,
        _ third: PlaneMap.Row
    ) {
        self.init(
            x: one * first.x + two * second.x + three * third.x, y: one * first.y + two * second.y + three * third.y,
            z: one * first.z + two * second.z + three * third.z, w: one * first.w + two * second.w + three * third.w)
    }

    fileprivate func plus(_ other: PlaneMap.Row, times part: Double) -> PlaneMap.Row {
        PlaneMap.Row(x: x + other.x * part, y: y + other.y * part, z: z + other.z * part, w: w + other.w * part)
    }

    fileprivate func moved(by dx: Double, _ dy: Double) -> PlaneMap.Row {
        PlaneMap.Row(x: x + dx * w, y: y + dy * w, z: z, w: w)
    }
}
