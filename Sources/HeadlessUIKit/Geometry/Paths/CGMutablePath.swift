#if !canImport(Darwin)
    public import Foundation

    /// A path that can be changed.
    public final class CGMutablePath: CGPath {
        public convenience init() {
            self.init(PathShape())
        }

        public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
            append(.move(point), transform)
        }

        public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
            append(.line(point), transform)
        }

        public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
            append(.quad(control, to: end), transform)
        }

        public func addCurve(
            to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
        ) {
            append(.curve(control1, control2, to: end), transform)
        }

        public func closeSubpath() {
            shape.append(.close)
        }

        public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
            append(transform) { $0.addRect(rect) }
        }

        public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
            append(transform) { $0.addEllipse(in: rect) }
        }

        public func addRoundedRect(
            in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
        ) {
            Self.check(cornerWidth, cornerHeight, in: rect)
            append(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
        }

        /// Adds an arc.
        ///
        /// `clockwise` assumes that y grows upwards, as in Core Graphics. On a screen the direction is reversed.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
            transform: CGAffineTransform = .identity
        ) {
            var arc = PathShape()
            arc.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
            shape.join(arc.applying(transform))
        }

        public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
            append(transform) { lines in
                for point in points { lines.reach(point) }
            }
        }

        public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
            shape.append(path.shape.applying(transform))
        }

        private func append(_ element: PathElement, _ transform: CGAffineTransform) {
            shape.append(element.mapped { $0.applying(transform) })
        }

        private func append(_ transform: CGAffineTransform, _ draw: (inout PathShape) -> Void) {
            var addition = PathShape()
            draw(&addition)
            shape.append(addition.applying(transform))
        }
    }
#endif
