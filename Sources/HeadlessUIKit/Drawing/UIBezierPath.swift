public import Foundation

/// A path that can be changed, with the attributes of its line.
open class UIBezierPath: NSObject, NSCopying {
    private var drawn = PathShape()

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() {
        super.init()
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    public convenience init(rect: CGRect) {
        self.init()
        drawn.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        drawn.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// Creates a rounded rectangle. Corner radii that do not fit are reduced to the largest that fit.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        drawn.addRoundedRect(
            rect, corners: corners, cornerWidth: min(cornerRadii.width, rect.width / 2),
            cornerHeight: min(cornerRadii.height, rect.height / 2))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Adding elements

    open func move(to point: CGPoint) {
        drawn.append(.move(point))
    }

    open func addLine(to point: CGPoint) {
        drawn.append(.line(point))
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        drawn.append(.quad(controlPoint, to: endPoint))
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        drawn.append(.curve(controlPoint1, controlPoint2, to: endPoint))
    }

    /// Adds an arc.
    ///
    /// `clockwise` is the direction on a screen, where y grows downwards. Core Graphics uses the opposite direction.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var arc = PathShape()
        arc.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
        drawn.join(arc)
    }

    open func close() {
        drawn.append(.close)
    }

    open func append(_ bezierPath: UIBezierPath) {
        drawn.append(bezierPath.drawn)
    }

    open func apply(_ transform: CGAffineTransform) {
        drawn = drawn.applying(transform)
    }

    open func removeAllPoints() {
        drawn = PathShape()
    }

    // MARK: Drawing in the current context

    /// Fills the path with the fill colour of the current context.
    open func fill() {
        CurrentCanvas.draw("UIBezierPath.fill") { $0.fill(drawn, usesEvenOdd: usesEvenOddFillRule) }
    }

    /// Draws a line along the path with the line attributes of the path.
    open func stroke() {
        let line = LineShape(width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit)
        CurrentCanvas.draw("UIBezierPath.stroke") { $0.stroke(drawn, line) }
    }

    /// Limits what is drawn afterwards in the current context to the inside of the path.
    open func addClip() {
        CurrentCanvas.draw("UIBezierPath.addClip") { $0.clip(to: drawn, usesEvenOdd: usesEvenOddFillRule) }
    }

    // MARK: Inspecting

    /// A copy of the path. Later changes of this object do not affect it.
    open var cgPath: CGPath {
        get { drawn.cgPath }
        set { drawn = newValue.shape }
    }

    open var isEmpty: Bool { drawn.isEmpty }

    /// The rectangle around all points, including control points.
    open var bounds: CGRect { drawn.boundingBox }

    open var currentPoint: CGPoint { drawn.currentPoint ?? .zero }

    /// Returns whether the path contains a point. An open subpath contains no points, although filling would paint it.
    open func contains(_ point: CGPoint) -> Bool {
        drawn.contains(point, usesEvenOdd: usesEvenOddFillRule, countsOpen: false)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}
