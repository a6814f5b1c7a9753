#if !canImport(Darwin)
    public import Foundation

    /// A drawing environment. What is drawn becomes part of an image.
    ///
    /// This class stands in for that of Core Graphics, which is not available on Linux.
    public final class CGContext {
        let canvas: Canvas

        init(_ canvas: Canvas) {
            self.canvas = canvas
        }

        // MARK: State

        public func saveGState() { canvas.save() }
        public func restoreGState() { canvas.restore() }

        public var ctm: CGAffineTransform { canvas.state.transform }
        public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }

        public func translateBy(x tx: CGFloat, y ty: CGFloat) {
            canvas.concatenate(CGAffineTransform(translationX: tx, y: ty))
        }

        public func scaleBy(x sx: CGFloat, y sy: CGFloat) { canvas.concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
        public func rotate(by angle: CGFloat) { canvas.concatenate(CGAffineTransform(rotationAngle: angle)) }

        public func setFillColor(_ color: CGColor) { canvas.state.fill = color }
        public func setStrokeColor(_ color: CGColor) { canvas.state.stroke = color }
        public func setLineWidth(_ width: CGFloat) { canvas.state.line.width = width }
        public func setLineCap(_ cap: CGLineCap) { canvas.state.line.cap = cap }
        public func setLineJoin(_ join: CGLineJoin) { canvas.state.line.join = join }
        public func setMiterLimit(_ limit: CGFloat) { canvas.state.line.miterLimit = limit }
        public func setAlpha(_ alpha: CGFloat) { canvas.state.alpha = min(max(alpha, 0), 1) }

        // MARK: Path

        public var path: CGPath? { canvas.path.isEmpty ? nil : canvas.path.cgPath }
        public var isPathEmpty: Bool { canvas.path.isEmpty }
        public func beginPath() { canvas.path = PathShape() }
        public func move(to point: CGPoint) { canvas.path.append(.move(point)) }
        public func addLine(to point: CGPoint) { canvas.path.append(.line(point)) }
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            canvas.path.append(.curve(control1, control2, to: end))
        }
        public func addQuadCurve(to end: CGPoint, control: CGPoint) { canvas.path.append(.quad(control, to: end)) }
        public func addRect(_ rect: CGRect) { canvas.path.addRect(rect) }
        public func addEllipse(in rect: CGRect) { canvas.path.addEllipse(in: rect) }
        public func addPath(_ path: CGPath) { canvas.path.append(path.shape) }
        public func closePath() { canvas.path.append(.close) }

        // MARK: Drawing

        public func fillPath(using rule: CGPathFillRule = .winding) {
            canvas.fill(canvas.takePath(), usesEvenOdd: rule == .evenOdd)
        }

        public func strokePath() { canvas.stroke(canvas.takePath()) }

        public func clip(using rule: CGPathFillRule = .winding) {
            canvas.clip(to: canvas.takePath(), usesEvenOdd: rule == .evenOdd)
        }

        public func fill(_ rect: CGRect) { canvas.fill(PathShape(rect: rect)) }
        public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
        public func stroke(_ rect: CGRect) { canvas.stroke(PathShape(rect: rect)) }
        public func clip(to rect: CGRect) { canvas.clip(to: PathShape(rect: rect)) }

        public func fillEllipse(in rect: CGRect) {
            beginPath()
            addEllipse(in: rect)
            fillPath()
        }

        public func strokeEllipse(in rect: CGRect) {
            beginPath()
            addEllipse(in: rect)
            strokePath()
        }
    }

    /// Returns the current graphics context, or nil outside of drawing.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentCanvas.value?.context }

    /// Makes a context the current one.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func UIGraphicsPushContext(_ context: CGContext) { CurrentCanvas.push(context.canvas) }

    /// Restores the context that was current before.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func UIGraphicsPopContext() { CurrentCanvas.pop() }

    extension Canvas {
        var context: CGContext { CGContext(self) }
    }
#endif
