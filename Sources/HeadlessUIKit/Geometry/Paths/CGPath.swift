#if !canImport(Darwin)
    public import Foundation

    /// An immutable path of lines and curves, used for filling or for drawing a line.
    ///
    /// This class stands in for that of Core Graphics, which is not available on Linux. Paths are compared by value.
    public class CGPath: Hashable {
        /// The elements of the path.
        final var shape: PathShape

        init(_ shape: PathShape) {
            self.shape = shape
        }

        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(transform) { $0.addRect(rect) }
        }

        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(transform) { $0.addEllipse(in: rect) }
        }

        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            Self.check(cornerWidth, cornerHeight, in: rect)
            self.init(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
        }

        private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ draw: (inout PathShape) -> Void) {
            var shape = PathShape()
            draw(&shape)
            self.init(transform.map { shape.applying($0.pointee) } ?? shape)
        }

        public func copy() -> CGPath? { CGPath(shape) }

        public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
            CGPath(transform.map { shape.applying($0.pointee) } ?? shape)
        }

        public func mutableCopy() -> CGMutablePath? { CGMutablePath(shape) }

        public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
            copy(using: transform)?.mutableCopy()
        }

        public var isEmpty: Bool { shape.isEmpty }

        /// The current point. It is the origin if the path is empty.
        public var currentPoint: CGPoint { shape.currentPoint ?? .zero }

        /// The rectangle around all points, including control points.
        public var boundingBox: CGRect { shape.boundingBox }

        /// The rectangle around the lines and curves.
        public var boundingBoxOfPath: CGRect { shape.drawnBox }

        public func contains(
            _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
        ) -> Bool {
            (transform.isIdentity ? shape : shape.applying(transform)).contains(point, usesEvenOdd: rule == .evenOdd)
        }

        public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
            lhs.shape == rhs.shape
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(shape)
        }

        /// Checks that corners fit into a rectangle. Core Graphics also stops if they do not.
        static func check(_ cornerWidth: CGFloat, _ cornerHeight: CGFloat, in rect: CGRect) {
            precondition(
                cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0
                    && 2 * cornerHeight <= rect.height,
                "Corners of \(cornerWidth) by \(cornerHeight) do not fit twice into \(rect); make them smaller.")
        }
    }

    /// The rule that decides which points are inside a path.
    public enum CGPathFillRule: Int, Sendable {
        case winding
        case evenOdd
    }
#endif
