public import UIKit

/// An area, as the polygons around it.
public struct RecordedOutline: Equatable, Sendable {
    /// The corners of each polygon, in order. The last one is connected with the first.
    public var polygons: [[CGPoint]]
    /// Whether a point that an even number of polygons surround is outside.
    public var usesEvenOdd: Bool

    /// Creates an area from the polygons around it.
    public init(polygons: [[CGPoint]], usesEvenOdd: Bool = false) {
        self.polygons = polygons
        self.usesEvenOdd = usesEvenOdd
    }

    init(_ rect: CGRect) {
        self.init(polygons: [
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
        ])
    }

    /// Returns whether a point is in the area.
    public func contains(_ point: CGPoint) -> Bool {
        var crossings = 0
        var turns = 0
        for polygon in polygons {
            guard var place = polygon.last else { continue }
            for next in polygon {
                if let turn = Self.turn(from: place, to: next, around: point) {
                    crossings += 1
                    turns += turn
                }
                place = next
            }
        }
        return usesEvenOdd ? crossings % 2 == 1 : turns != 0
    }

    /// Returns 1 or -1 if a side crosses the ray from a point to the right downwards or upwards, or nil otherwise.
    private static func turn(from place: CGPoint, to next: CGPoint, around point: CGPoint) -> Int? {
        guard (place.y <= point.y) != (next.y <= point.y) else { return nil }
        let side = (next.x - place.x) * (point.y - place.y) - (point.x - place.x) * (next.y - place.y)
        let goesDown = next.y > place.y
        return goesDown == (side > 0) && side != 0 ? (goesDown ? 1 : -1) : nil
    }
}
