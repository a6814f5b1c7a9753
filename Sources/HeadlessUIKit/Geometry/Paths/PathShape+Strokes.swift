import BatonMotion
import Foundation

extension PathShape {
    /// A drawn element with its start point, as a cubic curve. The control points of a straight line divide it evenly.
    struct Stroke {
        let begin: CGPoint
        let first: CGPoint
        let second: CGPoint
        let end: CGPoint
        let isStraight: Bool
    }

    /// The strokes from one move to the next. A closed subpath includes its closing line.
    struct Subpath {
        var strokes: [Stroke] = []
        var isClosed = false
    }

    var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        var place = CGPoint.zero
        var start = CGPoint.zero
        func draw(_ stroke: Stroke) {
            // After closing, the current point is the start of the subpath. Drawing from there begins a new subpath.
            if subpaths.last?.isClosed == true { subpaths.append(Subpath()) }
            subpaths[subpaths.count - 1].strokes.append(stroke)
            place = stroke.end
        }
        for element in elements {
            switch element {
            case .move(let point):
                (place, start) = (point, point)
                subpaths.append(Subpath())
            case .line(let end): draw(Stroke(from: place, to: end))
            case .quad(let control, let end): draw(Stroke(from: place, control, to: end))
            case .curve(let first, let second, let end):
                draw(Stroke(begin: place, first: first, second: second, end: end, isStraight: false))
            case .close:
                if place != start { draw(Stroke(from: place, to: start)) }
                subpaths[subpaths.count - 1].isClosed = true
            }
        }
        return subpaths
    }
}

extension PathShape.Stroke {
    /// The allowed distance of the flattened line from the curve.
    private static let tolerance: CGFloat = 0.01

    init(from begin: CGPoint, to end: CGPoint) {
        self.init(
            begin: begin, first: begin.mixed(with: end, by: 1.0 / 3), second: begin.mixed(with: end, by: 2.0 / 3),
            end: end,
            isStraight: true)
    }

    init(from begin: CGPoint, _ control: CGPoint, to end: CGPoint) {
        self.init(
            begin: begin, first: begin.mixed(with: control, by: 2.0 / 3), second: end.mixed(with: control, by: 2.0 / 3),
            end: end, isStraight: false)
    }

    func point(at place: CGFloat) -> CGPoint {
        let rest = 1 - place
        let (one, two) = (3 * rest * rest * place, 3 * rest * place * place)
        let (zero, three) = (rest * rest * rest, place * place * place)
        return CGPoint(
            x: zero * begin.x + one * first.x + two * second.x + three * end.x,
            y: zero * begin.y + one * first.y + two * second.y + three * end.y)
    }

    /// The end points of the straight pieces that approximate the curve.
    var flattened: [CGPoint] {
        guard !isStraight else { return [end] }
        let count = max(1, min(512, Int((0.75 * bend / Self.tolerance).squareRoot().rounded(.up))))
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// The larger of the two second differences of the control points.
    ///
    /// It limits the distance of the curve from its chords.
    private var bend: CGFloat {
        max(
            hypot(begin.x - 2 * first.x + second.x, begin.y - 2 * first.y + second.y),
            hypot(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y))
    }

    /// The points at which the curve reverses its horizontal or its vertical direction.
    var turns: [CGPoint] {
        guard !isStraight else { return [] }
        let places =
            Self.roots(begin.x, first.x, second.x, end.x) + Self.roots(begin.y, first.y, second.y, end.y)
        return places.filter { $0 > 0 && $0 < 1 }.map(point)
    }

    /// Returns the places at which the derivative of one coordinate of a curve is zero.
    private static func roots(_ begin: CGFloat, _ first: CGFloat, _ second: CGFloat, _ end: CGFloat) -> [CGFloat] {
        let a = end - 3 * second + 3 * first - begin
        let b = 2 * (begin - 2 * first + second)
        let c = first - begin
        if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
        let square = b * b - 4 * a * c
        guard square >= 0 else { return [] }
        return [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
}
