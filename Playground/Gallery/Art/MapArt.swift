import UIKit

/// A map of a town that does not exist: a river, a park, a lake and streets.
@MainActor
enum MapArt {
    /// The map for a light or a dark screen.
    static func image(isDark: Bool) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            fill(UIBezierPath(rect: CGRect(origin: .zero, size: size)), isDark ? 0x262A33 : 0xF3EEE3)
            for park in [
                CGRect(x: 30, y: 60, width: 150, height: 190), CGRect(x: 250, y: 560, width: 180, height: 130),
            ] {
                fill(UIBezierPath(roundedRect: park, cornerRadius: 26), isDark ? 0x29473A : 0xCBE6B8)
            }
            let water = isDark ? 0x1F3F63 : 0xA8D4F0
            fill(UIBezierPath(ovalIn: CGRect(x: 60, y: 110, width: 70, height: 50)), water)
            stroke(river, 46, water)
            for street in streets { stroke(street, 9, isDark ? 0x414855 : 0xFFFFFF) }
            for avenue in avenues { stroke(avenue, 15, isDark ? 0x6B5B3A : 0xFBD98B) }
        }
    }

    private static let size = CGSize(width: 430, height: 932)

    private static var river: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -40, y: 420))
        path.addCurve(
            to: CGPoint(x: 470, y: 330), controlPoint1: CGPoint(x: 150, y: 300),
            controlPoint2: CGPoint(x: 260, y: 520))
        return path
    }

    private static var streets: [UIBezierPath] {
        let across = [30, 270, 520, 700, 800].map { line((-10, $0), (440, $0 + 40)) }
        return across + [20, 190, 300, 410].map { line(($0, -10), ($0 - 30, 940)) }
    }

    private static var avenues: [UIBezierPath] {
        [line((-10, 620), (440, 180)), line((230, -10), (240, 940))]
    }

    private static func line(_ start: (Int, Int), _ end: (Int, Int)) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: start.0, y: start.1))
        path.addLine(to: CGPoint(x: end.0, y: end.1))
        return path
    }

    private static func fill(_ path: UIBezierPath, _ color: Int) {
        UIColor(hex: color).setFill()
        path.fill()
    }

    private static func stroke(_ path: UIBezierPath, _ width: CGFloat, _ color: Int) {
        UIColor(hex: color).setStroke()
        path.lineWidth = width
        path.stroke()
    }
}
