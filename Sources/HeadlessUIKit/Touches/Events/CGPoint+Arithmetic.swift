import Foundation

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func / (a: CGPoint, divisor: CGFloat) -> CGPoint { CGPoint(x: a.x / divisor, y: a.y / divisor) }

    var length: CGFloat { (x * x + y * y).squareRoot() }
}
