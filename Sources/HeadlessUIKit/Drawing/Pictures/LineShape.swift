import Foundation

/// The width of a line, and the shape of its ends and corners.
struct LineShape: Equatable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10

    /// Returns the area that a line along a path covers.
    ///
    /// Every segment, corner and end is a polygon of its own. All of them turn in the same direction, so that none
    /// cancels another.
    func outline(along shape: PathShape) -> Outline {
        guard width > 0 else { return Outline(polygons: []) }
        return Outline(polygons: shape.subpaths.flatMap(polygons).map(Self.turnedClockwise))
    }

    private func polygons(along subpath: PathShape.Subpath) -> [[CGPoint]] {
        guard let first = subpath.strokes.first else { return [] }
        var points = [first.begin]
        for point in subpath.strokes.flatMap(\.flattened) where point != points.last { points.append(point) }
        guard points.count > 1 else { return cap == .round ? [disc(at: first.begin)] : [] }
        let segments = zip(points, points.dropFirst()).map { Segment(from: $0, to: $1) }
        var polygons = segments.map { $0.band(width: width) }
        for (before, after) in zip(segments, segments.dropFirst()) { polygons += corner(before, after) }
        if subpath.isClosed, let last = segments.last {
            polygons += corner(last, segments[0])
        } else {
            polygons += end(of: segments[0].reversed) + end(of: segments[segments.count - 1])
        }
        return polygons
    }

    private func end(of segment: Segment) -> [[CGPoint]] {
        switch cap {
        case .round: return [disc(at: segment.end)]
        case .square:
            let beyond = segment.end.moved(by: segment.direction, width / 2)
            return [Segment(from: segment.end, to: beyond).band(width: width)]
        default: return []
        }
    }

    private func corner(_ before: Segment, _ after: Segment) -> [[CGPoint]] {
        if join == .round { return [disc(at: before.end)] }
        let (one, two) = (before.direction, after.direction)
        let turn = one.dx * two.dy - one.dy * two.dx
        guard abs(turn) > 1e-9 else { return [] }
        let side: CGFloat = turn > 0 ? -width / 2 : width / 2
        let outer = before.end.moved(by: before.normal, side)
        let next = before.end.moved(by: after.normal, side)
        // The ratio of the miter's length to the width is 1 / sin(angle / 2).
        let cosine = one.dx * two.dx + one.dy * two.dy
        let ratio = (2 / max(1e-9, 1 + cosine)).squareRoot()
        guard join == .miter, ratio <= miterLimit else { return [[before.end, outer, next]] }
        let reach = width / 2 * (1 - cosine) / abs(turn)
        return [[before.end, outer, outer.moved(by: one, reach), next]]
    }

    private func disc(at center: CGPoint) -> [CGPoint] {
        var shape = PathShape()
        shape.addEllipse(in: CGRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width))
        return Outline(shape).polygons[0]
    }

    private static func turnedClockwise(_ polygon: [CGPoint]) -> [CGPoint] {
        var area: CGFloat = 0
        for (one, two) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
            area += one.x * two.y - two.x * one.y
        }
        return area < 0 ? polygon.reversed() : polygon
    }

    /// A straight part of a line.
    private struct Segment {
        let begin: CGPoint
        let end: CGPoint
        let direction: CGVector

        init(from begin: CGPoint, to end: CGPoint) {
            (self.begin, self.end) = (begin, end)
            let length = hypot(end.x - begin.x, end.y - begin.y)
            direction = CGVector(dx: (end.x - begin.x) / length, dy: (end.y - begin.y) / length)
        }

        var normal: CGVector { CGVector(dx: -direction.dy, dy: direction.dx) }
        var reversed: Segment { Segment(from: end, to: begin) }

        func band(width: CGFloat) -> [CGPoint] {
            let half = width / 2
            return [
                begin.moved(by: normal, half), begin.moved(by: normal, -half), end.moved(by: normal, -half),
                end.moved(by: normal, half),
            ]
        }
    }
}
