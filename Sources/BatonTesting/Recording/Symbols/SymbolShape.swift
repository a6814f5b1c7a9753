import UIKit

/// A part of a drawn symbol, on a field of 20 by 20 points.
enum SymbolShape {
    /// A filled polygon.
    case polygon([(CGFloat, CGFloat)])
    /// A filled oval: left, top, width and height.
    case oval(CGFloat, CGFloat, CGFloat, CGFloat)
    /// A filled rectangle with round corners: left, top, width, height and radius.
    case box(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
    /// A line with round ends.
    case line([(CGFloat, CGFloat)])
    /// A line along a part of a circle: centre, radius, start and end in quarter turns clockwise from the right.
    case arc(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
    /// A filled shape of curves: each has a control point and an end. The first point is the start.
    case curves((CGFloat, CGFloat), [(CGFloat, CGFloat, CGFloat, CGFloat)])

    private static let lineWidth: CGFloat = 2

    func draw() {
        switch self {
        case .polygon(let points): Self.path(points, closed: true).fill()
        case .oval(let x, let y, let width, let height):
            UIBezierPath(ovalIn: CGRect(x: x, y: y, width: width, height: height)).fill()
        case .box(let x, let y, let width, let height, let radius):
            UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius).fill()
        case .line(let points): Self.stroke(Self.path(points, closed: false))
        case .arc(let x, let y, let radius, let start, let end):
            let center = CGPoint(x: x, y: y)
            Self.stroke(
                UIBezierPath(
                    arcCenter: center, radius: radius, startAngle: start * .pi / 2, endAngle: end * .pi / 2,
                    clockwise: true))
        case .curves(let start, let curves):
            let path = UIBezierPath()
            path.move(to: CGPoint(x: start.0, y: start.1))
            for curve in curves {
                path.addQuadCurve(
                    to: CGPoint(x: curve.2, y: curve.3), controlPoint: CGPoint(x: curve.0, y: curve.1))
            }
            path.close()
            path.fill()
        }
    }

    private static func path(_ points: [(CGFloat, CGFloat)], closed: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        if closed { path.close() }
        return path
    }

    private static func stroke(_ path: UIBezierPath) {
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}
