public import UIKit

/// The part of a view that is to be seen, in the view's own space: a rectangle with rounded corners, or a circle.
public struct Aperture: Equatable, Sendable {
    public var frame: CGRect
    public var cornerRadius: CGFloat

    /// A rectangle, with rounded corners where a radius is given.
    public init(_ frame: CGRect, cornerRadius: CGFloat = 0) {
        self.frame = frame
        self.cornerRadius = cornerRadius
    }

    /// A circle around a point.
    public static func circle(around center: CGPoint, radius: CGFloat) -> Aperture {
        Aperture(
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            cornerRadius: radius)
    }

    /// The smallest circle around a point through which a whole rectangle is to be seen.
    public static func circle(around center: CGPoint, covering bounds: CGRect) -> Aperture {
        let width = max(center.x - bounds.minX, bounds.maxX - center.x)
        let height = max(center.y - bounds.minY, bounds.maxY - center.y)
        return circle(around: center, radius: (width * width + height * height).squareRoot())
    }
}
