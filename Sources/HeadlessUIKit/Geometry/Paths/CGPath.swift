#if !canImport(CoreGraphics)
    public import Foundation

    /// A path that does not change: lines and curves that bound what is filled, or that a pen draws.
    ///
    /// Core Graphics' own, which Linux lacks; made of a value, and equal to another by it.
    public class CGPath: Hashable {
        /// What is drawn.
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

        /// Where the pen stands; the origin before its first step.
        public var currentPoint: CGPoint { shape.currentPoint ?? .zero }

        /// Around all points, those that only pull a curve included.
        public var boundingBox: CGRect { shape.boundingBox }

        /// Around what is drawn.
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

        /// Core Graphics stops likewise.
        static func check(_ cornerWidth: CGFloat, _ cornerHeight: CGFloat, in rect: CGRect) {
            precondition(
                cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0
                    && 2 * cornerHeight <= rect.height,
                "Corners of \(cornerWidth) by \(cornerHeight) do not fit twice into \(rect); make them smaller.")
        }
    }

    /// What counts as inside of a path.
    public enum CGPathFillRule: Int, Sendable {
        case winding
        case evenOdd
    }
#endif
