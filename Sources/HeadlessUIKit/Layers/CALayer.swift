import BatonMotion
public import Foundation

/// A node of the tree that is seen: model values, and animations that make a presentation of them.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// The values that code set; `presentation()` shows what they look like at this moment.
    final var values = LayerValues()
    final var clock = LayerClock()
    final var animations = LayerAnimationList()
    final weak var view: UIView?
    private let isPresentation: Bool

    public weak var delegate: (any CALayerDelegate)?
    public internal(set) weak var superlayer: CALayer?
    public internal(set) var sublayers: [CALayer]?
    open var name: String?
    open var contents: Any?
    open var mask: CALayer?
    open var isHidden = false
    open var masksToBounds = false
    open var isDoubleSided = true
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    public required override init() {
        isPresentation = false
        super.init()
    }

    /// A copy to look at: UIKit too makes presentation layers with this initialiser.
    public required init(layer: Any) {
        isPresentation = true
        super.init()
        guard let model = layer as? CALayer else { return }
        values = model.values
        clock = model.clock
        view = model.view
        name = model.name
        contents = model.contents
        isHidden = model.isHidden
        masksToBounds = model.masksToBounds
        isDoubleSided = model.isDoubleSided
        maskedCorners = model.maskedCorners
        sublayers = model.sublayers
        superlayer = model.superlayer
        mask = model.mask
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

    // MARK: Time

    open var duration: CFTimeInterval = .infinity

    open var beginTime: CFTimeInterval {
        get { clock.beginTime }
        set { clock.beginTime = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { clock.timeOffset }
        set { clock.timeOffset = newValue }
    }

    open var speed: Float {
        get { clock.speed }
        set { clock.speed = newValue }
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

    /// Sets a value as code does: at once in the model, and by an animation in the presentation if a block is open.
    private func change(_ property: LayerProperty, _ set: (inout LayerValues) -> Void) {
        let old = values
        set(&values)
        guard !isPresentation else { return }
        if let block = ViewAnimationContext.current { block.capture(property, of: self, old: old) }
        view?.layerDidChange(property, from: old)
    }
}

/// What a layer asks of the object that owns it.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
}
