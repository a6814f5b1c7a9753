public import Foundation

/// A path that can be changed, with the attributes of its line.
open class UIBezierPath: NSObject, NSCopying {
    private var drawn = CGMutablePath()

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
        drawn.shape.addRoundedRect(
            rect, corners: corners, cornerWidth: min(cornerRadii.width, rect.width / 2),
            cornerHeight: min(cornerRadii.height, rect.height / 2))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Drawing

    open func move(to point: CGPoint) {
        drawn.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        drawn.addLine(to: point)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        drawn.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        drawn.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds an arc.
    ///
    /// `clockwise` is the direction on a screen, where y grows downwards. Core Graphics uses the opposite direction.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        drawn.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() {
        drawn.closeSubpath()
    }

    open func append(_ bezierPath: UIBezierPath) {
        drawn.addPath(bezierPath.drawn)
    }

    open func apply(_ transform: CGAffineTransform) {
        drawn.shape = drawn.shape.applying(transform)
    }

    open func removeAllPoints() {
        drawn = CGMutablePath()
    }

    // MARK: Inspecting

    /// A copy of the path. Later changes of this object do not affect it.
    open var cgPath: CGPath {
        get { CGPath(drawn.shape) }
        set { drawn = CGMutablePath(newValue.shape) }
    }

    open var isEmpty: Bool { drawn.isEmpty }

    /// The rectangle around all points, including control points.
    open var bounds: CGRect { drawn.boundingBox }

    open var currentPoint: CGPoint { drawn.currentPoint }

    /// Returns whether the path contains a point. An open subpath contains no points, although filling would paint it.
    open func contains(_ point: CGPoint) -> Bool {
        drawn.shape.contains(point, usesEvenOdd: usesEvenOddFillRule, countsOpen: false)
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
