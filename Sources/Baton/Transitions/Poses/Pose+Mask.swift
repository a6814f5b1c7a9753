public import UIKit

extension Pose {
    /// The visible part of a view, in the view's own coordinates: a rectangle with rounded corners, or a circle.
    public struct Mask: Equatable, Sendable {
        /// The visible rectangle.
        public var frame: CGRect
        /// The radius of its corners.
        public var cornerRadius: CGFloat
        /// The curve of its corners, which is that of a view from which a screen grows.
        var cornerCurve = CALayerCornerCurve.circular
        /// The radius of the corners where all of the view is visible, if the view grows from this part of it.
        var radiusInPlace: CGFloat?

        /// Creates a rectangle, with rounded corners if a radius is given.
        public init(_ frame: CGRect, cornerRadius: CGFloat = 0) {
            self.frame = frame
            self.cornerRadius = cornerRadius
        }

        /// Creates a circle around a point.
        public static func circle(around center: CGPoint, radius: CGFloat) -> Mask {
            Mask(
                CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
                cornerRadius: radius)
        }

        /// Creates the smallest circle around a point that contains a rectangle.
        public static func circle(around center: CGPoint, covering bounds: CGRect) -> Mask {
            let width = max(center.x - bounds.minX, bounds.maxX - center.x)
            let height = max(center.y - bounds.minY, bounds.maxY - center.y)
            return circle(around: center, radius: (width * width + height * height).squareRoot())
        }
    }
}
