import Foundation

extension PathShape {
    /// The distance of the control points from the end points, as a fraction of the radius, for a quarter of a circle.
    private static let quarter: CGFloat = 0.5522847498307936

    mutating func addRect(_ rect: CGRect) {
        append(.move(CGPoint(x: rect.minX, y: rect.minY)))
        append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
        append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
        append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
        append(.close)
    }

    mutating func addEllipse(in rect: CGRect) {
        let corners = Corners(width: rect.width / 2, height: rect.height / 2, areJoined: false)
        add(corners, of: rect)
    }

    mutating func addRoundedRect(
        _ rect: CGRect, corners: UIRectCorner = .allCorners, cornerWidth: CGFloat, cornerHeight: CGFloat
    ) {
        guard cornerWidth > 0, cornerHeight > 0, !corners.isEmpty else { return addRect(rect) }
        add(Corners(rounded: corners, width: cornerWidth, height: cornerHeight), of: rect)
    }

    private struct Corners {
        var rounded = UIRectCorner.allCorners
        let width: CGFloat
        let height: CGFloat
        /// Whether lines join the corners, even if they have no length. Interpolated paths must have the same elements.
        var areJoined = true
    }

    /// Adds an outline that starts in the middle of the right side and runs in the direction of increasing angles.
    private mutating func add(_ corners: Corners, of rect: CGRect) {
        let (down, along) = (CGVector(dx: 0, dy: corners.height), CGVector(dx: corners.width, dy: 0))
        append(.move(CGPoint(x: rect.maxX, y: rect.midY)))
        let ways: [(corner: UIRectCorner, at: CGPoint, before: CGVector, after: CGVector)] = [
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), down, along.reversed),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), along.reversed, down.reversed),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), down.reversed, along),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), along, down),
        ]
        for way in ways {
            guard corners.rounded.contains(way.corner) else {
                append(.line(way.at))
                continue
            }
            let (begin, end) = (way.at.moved(by: way.before, -1), way.at.moved(by: way.after, 1))
            if corners.areJoined { append(.line(begin)) }
            append(
                .curve(
                    begin.moved(by: way.before, Self.quarter), end.moved(by: way.after, -Self.quarter), to: end))
        }
        append(.close)
    }

    /// Adds an arc as curves. Each curve covers at most a quarter of a circle.
    ///
    /// - Parameter isGrowing: Whether the arc runs in the direction of increasing angles.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isGrowing: Bool
    ) {
        let sweep = Self.sweep(from: start, to: end, isGrowing: isGrowing)
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let part = sweep / CGFloat(count)
        let pull = 4 / 3 * tan(part / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        func along(_ angle: CGFloat) -> CGVector { CGVector(dx: -sin(angle), dy: cos(angle)) }
        reach(point(start))
        guard sweep != 0 else { return }
        for step in 0..<count {
            let (from, to) = (start + part * CGFloat(step), start + part * CGFloat(step + 1))
            append(
                .curve(
                    point(from).moved(by: along(from), pull), point(to).moved(by: along(to), -pull), to: point(to)))
        }
    }

    private static func sweep(from start: CGFloat, to end: CGFloat, isGrowing: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let way = isGrowing ? end - start : start - end
        if way >= full { return isGrowing ? full : -full }
        let rest = way.truncatingRemainder(dividingBy: full)
        let positive = rest < 0 ? rest + full : rest
        return isGrowing ? positive : -positive
    }
}

extension CGVector {
    fileprivate var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }
}

extension CGPoint {
    func moved(by vector: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + vector.dx * part, y: y + vector.dy * part)
    }
}
