import UIKit

/// An area, as the sides of the polygons around it.
///
/// A point is inside if a line from there downwards crosses the sides often enough. So a part of the area needs only the sides
/// above, in or below it.
struct PaintedOutline {
    private var sides: [Side]
    private let usesEvenOdd: Bool

    fileprivate struct Side {
        let start: CGPoint
        let end: CGPoint
        let left: CGFloat
        let right: CGFloat
        let top: CGFloat
        let bottom: CGFloat

        init(_ start: CGPoint, _ end: CGPoint) {
            (self.start, self.end) = (start, end)
            (left, right) = start.x < end.x ? (start.x, end.x) : (end.x, start.x)
            (top, bottom) = start.y < end.y ? (start.y, end.y) : (end.y, start.y)
        }
    }

    init(_ outline: RecordedOutline) {
        usesEvenOdd = outline.usesEvenOdd
        sides = outline.polygons.flatMap { polygon in
            zip([polygon.last].compactMap { $0 } + polygon, polygon).map { Side($0, $1) }
        }
    }

    /// The rectangle around the area, a little larger for its edges.
    var extent: CGRect {
        guard let first = sides.first else { return .zero }
        let corners = sides.map { CGRect(origin: $0.start, size: .zero) }
        return corners.reduce(CGRect(origin: first.end, size: .zero)) { $0.union($1) }.insetBy(dx: -0.5, dy: -0.5)
    }

    /// Returns the same area for the points of a rectangle, with fewer sides.
    func part(in rect: CGRect) -> PaintedOutline {
        var part = self
        part.sides = sides.filter { $0.left <= rect.maxX && $0.right >= rect.minX && $0.bottom >= rect.minY }
        return part
    }

    /// Returns whether a rectangle is inside or outside, or nil if a side is perhaps in it.
    func surrounds(_ rect: CGRect) -> Bool? {
        let isCrossed = sides.contains {
            $0.left <= rect.maxX && $0.right >= rect.minX && $0.top <= rect.maxY && $0.bottom >= rect.minY
        }
        return isCrossed ? nil : contains(CGPoint(x: rect.midX, y: rect.midY))
    }

    func contains(_ point: CGPoint) -> Bool {
        var (crossings, turns, index) = (0, 0, 0)
        while index < sides.count {
            let turn = sides[index].turn(above: point)
            crossings += abs(turn)
            turns += turn
            index += 1
        }
        return usesEvenOdd ? crossings % 2 == 1 : turns != 0
    }
}

extension PaintedOutline.Side {
    /// Returns 1 or -1 if a line from a point downwards crosses the side, or 0.
    fileprivate func turn(above point: CGPoint) -> Int {
        guard left <= point.x, right > point.x, bottom >= point.y else { return 0 }
        let goesRight = end.x > start.x
        if top > point.y { return goesRight ? 1 : -1 }
        let y = start.y + (end.y - start.y) * (point.x - start.x) / (end.x - start.x)
        return y > point.y ? (goesRight ? 1 : -1) : 0
    }
}
