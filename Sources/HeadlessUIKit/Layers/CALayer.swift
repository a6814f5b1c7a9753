import BatonMotion
public import Foundation

/// A node of the tree that is seen: model values, and animations that make a presentation of them.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// The values that code set; `presentation()` shows what they look like at this moment.
    final var values: LayerValues
    final let node: LayerNode
    private let isPresentation: Bool

    public required override init() {
        node = LayerNode()
        values = LayerValues()
        isPresentation = false
        super.init()
        node.model = self
    }

    /// A copy to look at: UIKit too makes presentation layers with this initialiser.
    public required init(layer: Any) {
        let model = layer as? CALayer
        node = model?.node ?? LayerNode()
        values = model?.values ?? LayerValues()
        isPresentation = true
        super.init()
    }

    /// The same without a dynamic cast, for a plain layer: most are.
    init(presenting model: CALayer) {
        node = model.node
        values = model.values
        isPresentation = true
        super.init()
    }

    // MARK: Tree

    public var delegate: (any CALayerDelegate)? {
        get { node.delegate }
        set { node.delegate = newValue }
    }

    /// The view that draws in the layer.
    final var view: UIView? {
        get { node.view }
        set { node.view = newValue }
    }

    /// A presentation is surrounded by presentations, as the model is by models.
    public internal(set) var superlayer: CALayer? {
        get { isPresentation ? node.superlayer?.presentation() : node.superlayer }
        set { node.superlayer = newValue }
    }

    public internal(set) var sublayers: [CALayer]? {
        get { isPresentation ? node.sublayers?.compactMap { $0.presentation() } : node.sublayers }
        set { node.sublayers = newValue }
    }

    /// The layer whose opaque parts are all that is seen of this one. It lives in this one's coordinates and time.
    open var mask: CALayer? {
        get { isPresentation ? node.mask?.presentation() : node.mask }
        set {
            guard newValue !== node.mask else { return }
            node.mask?.superlayer = nil
            newValue?.removeFromSuperlayer()
            node.mask = newValue
            newValue?.superlayer = self
        }
    }

    // MARK: Geometry

    open var bounds: CGRect {
        get { values.bounds }
        set { change(.bounds) { $0.bounds = newValue.checked("bounds", of: self) } }
    }

    open var position: CGPoint {
        get { values.position }
        set { change(.position) { $0.position = newValue.checked("position", of: self) } }
    }

    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(.zPosition) { $0.zPosition = newValue } }
    }

    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(.anchorPoint) { $0.anchorPoint = newValue } }
    }

    open var transform: CATransform3D {
        get { values.transform }
        set { change(.transform) { $0.transform = newValue } }
    }

    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
    }

    /// Setting it sets bounds and position, each of which animates by itself.
    open var frame: CGRect {
        get { values.frame }
        set {
            var target = values
            target.frame = newValue.checked("frame", of: self)
            // The size comes last: what a view works out from a new size has to count from its new place.
            position = target.position
            bounds = target.bounds
        }
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    // MARK: Look

    open var opacity: Float {
        get { values.opacity }
        set { change(.opacity) { $0.opacity = newValue } }
    }

    open var backgroundColor: CGColor? {
        get { values.backgroundColor?.cgColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue?.parts } }
    }

    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(.borderWidth) { $0.borderWidth = newValue } }
    }

    open var borderColor: CGColor? {
        get { values.borderColor?.cgColor }
        set { change(.borderColor) { $0.borderColor = newValue?.parts } }
    }

    open var shadowColor: CGColor? {
        get { values.shadowColor?.cgColor }
        set { change(.shadowColor) { $0.shadowColor = newValue?.parts } }
    }

    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change(.shadowOpacity) { $0.shadowOpacity = newValue } }
    }

    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change(.shadowRadius) { $0.shadowRadius = newValue } }
    }

    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change(.shadowOffset) { $0.shadowOffset = newValue } }
    }

    final var backdropBlur: CGFloat {
        get { values.backdropBlur }
        set { change(.backdropBlur) { $0.backdropBlur = newValue } }
    }

    // MARK: Plain properties

    open var name: String? {
        get { node.name }
        set { node.name = newValue }
    }

    open var contents: Any? {
        get { node.contents }
        set { node.contents = newValue }
    }

    open var isHidden: Bool {
        get { node.isHidden }
        set { node.isHidden = newValue }
    }

    open var masksToBounds: Bool {
        get { node.masksToBounds }
        set { node.masksToBounds = newValue }
    }

    open var isDoubleSided: Bool {
        get { node.isDoubleSided }
        set { node.isDoubleSided = newValue }
    }

    open var maskedCorners: CACornerMask {
        get { node.maskedCorners }
        set { node.maskedCorners = newValue }
    }

    /// What happens on a change of a property, in place of the default.
    open var actions: [String: any CAAction]? {
        get { node.actions }
        set { node.actions = newValue }
    }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { clock.beginTime }
        set { clock.beginTime = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { clock.timeOffset }
        set { clock.timeOffset = newValue }
    }

    open var duration: CFTimeInterval {
        get { clock.duration }
        set { clock.duration = newValue }
    }

    open var speed: Float {
        get { clock.speed }
        set { clock.speed = newValue }
    }

    open var repeatCount: Float {
        get { clock.repeatCount }
        set { clock.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { clock.repeatDuration }
        set { clock.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { clock.autoreverses }
        set { clock.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { clock.fillMode }
        set { clock.fillMode = newValue }
    }

    /// The layer's own clock: there is one only while it differs from the parent's.
    final var clock: LayerClock {
        get { node.clock?.reading ?? .plain }
        set {
            if newValue == .plain {
                node.clock = nil
            } else if let own = node.clock {
                own.reading = newValue
            } else {
                node.clock = OwnClock(newValue)
            }
        }
    }

    // MARK: Layout

    open func setNeedsLayout() {
        view?.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        view?.layoutIfNeeded()
    }

    /// Sets the model value of a property that is known only at run time.
    final func set(_ property: LayerProperty, to value: LayerValue) {
        change(property) { property.write(value, to: &$0) }
    }

    /// Sets a value as code does: at once in the model, and by an animation in the presentation if there is a reason.
    private func change(_ property: LayerProperty, _ set: (inout LayerValues) -> Void) {
        guard !isPresentation else { return set(&values) }
        let old = values
        set(&values)
        guard let view else { return runAction(for: property, old: old) }
        ViewAnimationContext.current?.capture(property, of: self, old: old)
        view.layerDidChange(property, from: old)
    }
}
