import Foundation

extension PathShape {
    /// The rectangle around all points, including control points.
    var boundingBox: CGRect { Self.box(around: elements.flatMap(\.points)) }

    /// The rectangle around the lines and curves.
    var drawnBox: CGRect {
        Self.box(around: elements.compactMap(\.end) + subpaths.flatMap(\.strokes).flatMap(\.turns))
    }

    /// Returns whether a point is inside. Open subpaths count as closed if `countsOpen` is true, else they are ignored.
    func contains(_ point: CGPoint, usesEvenOdd: Bool, countsOpen: Bool = true) -> Bool {
        let crossings = subpaths.filter { countsOpen || $0.isClosed }.map { Self.crossings(of: $0.strokes, at: point) }
        if usesEvenOdd { return crossings.reduce(0) { $0 + $1.count }.isMultiple(of: 2) == false }
        return crossings.reduce(0) { $0 + $1.turns } != 0
    }

    /// Counts how often a subpath crosses the ray from a point to the right, and how often more downwards than upwards.
    private static func crossings(of subpath: [Stroke], at point: CGPoint) -> (count: Int, turns: Int) {
        guard let begin = subpath.first?.begin else { return (0, 0) }
        var place = begin
        var result = (count: 0, turns: 0)
        for next in subpath.flatMap(\.flattened) + [begin] {
            let goesDown = next.y > place.y
            if (place.y <= point.y) != (next.y <= point.y) {
                let side = (next.x - place.x) * (point.y - place.y) - (point.x - place.x) * (next.y - place.y)
                if goesDown == (side > 0), side != 0 {
                    result.count += 1
                    result.turns += goesDown ? 1 : -1
                }
            }
            place = next
        }
        return result
    }

    private static func box(around points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
