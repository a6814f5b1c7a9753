public import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    private var style = LineStyle()

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let model = layer as? CAShapeLayer { style = model.style }
    }

    // MARK: Animatable properties

    /// The path to draw. It is copied. A change has no implicit animation.
    open var path: CGPath? {
        get { values.extras.shape.path?.cgPath }
        set { change(.path) { $0.extras.shape.path = newValue?.shape } }
    }

    open var fillColor: CGColor? {
        get { values.extras.shape.fillColor?.cgColor }
        set { change(.fillColor) { $0.extras.shape.fillColor = newValue?.parts } }
    }

    open var strokeColor: CGColor? {
        get { values.extras.shape.strokeColor?.cgColor }
        set { change(.strokeColor) { $0.extras.shape.strokeColor = newValue?.parts } }
    }

    open var strokeStart: CGFloat {
        get { values.extras.shape.strokeStart }
        set { change(.strokeStart) { $0.extras.shape.strokeStart = newValue.checked("strokeStart", of: self) } }
    }

    open var strokeEnd: CGFloat {
        get { values.extras.shape.strokeEnd }
        set { change(.strokeEnd) { $0.extras.shape.strokeEnd = newValue.checked("strokeEnd", of: self) } }
    }

    open var lineWidth: CGFloat {
        get { values.extras.shape.lineWidth }
        set { change(.lineWidth) { $0.extras.shape.lineWidth = newValue.checked("lineWidth", of: self) } }
    }

    open var miterLimit: CGFloat {
        get { values.extras.shape.miterLimit }
        set { change(.miterLimit) { $0.extras.shape.miterLimit = newValue.checked("miterLimit", of: self) } }
    }

    open var lineDashPhase: CGFloat {
        get { values.extras.shape.lineDashPhase }
        set { change(.lineDashPhase) { $0.extras.shape.lineDashPhase = newValue.checked("lineDashPhase", of: self) } }
    }

    // MARK: Properties that do not animate

    open var fillRule: CAShapeLayerFillRule {
        get { style.fillRule }
        set { style.fillRule = newValue }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { style.cap }
        set { style.cap = newValue }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { style.join }
        set { style.join = newValue }
    }

    open var lineDashPattern: [NSNumber]? {
        get { style.dashes }
        set { style.dashes = newValue }
    }

    /// The line with the values of a shape.
    final func lineShape(_ values: ShapeValues) -> LineShape {
        let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        return LineShape(width: values.lineWidth, cap: cap, join: join, miterLimit: values.miterLimit)
    }

    /// The properties that animations do not change.
    private struct LineStyle {
        var fillRule = CAShapeLayerFillRule.nonZero
        var cap = CAShapeLayerLineCap.butt
        var join = CAShapeLayerLineJoin.miter
        var dashes: [NSNumber]?
    }
}
