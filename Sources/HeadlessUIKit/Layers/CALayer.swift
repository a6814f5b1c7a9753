public import Foundation

/// A node of the tree that is seen: model values, and animations that make a presentation of them.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// The values that code set; `presentation()` shows what they look like at this moment.
    // Read at every frame, and by nothing that could be writing it meanwhile: the run-time check costs more than the rest.
    @exclusivity(unchecked) final var values: LayerValues
    final let node: LayerNode
    final let isPresentation: Bool
    /// The presentation that was made last, to be used again where nobody keeps it.
    final var lastShown: CALayer?

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

    open weak var delegate: (any CALayerDelegate)? {
        get { node.delegate }
        set { node.delegate = newValue }
    }

    /// A presentation is surrounded by presentations, as the model is by models.
    open var superlayer: CALayer? {
        isPresentation ? node.superlayer?.presentation() : node.superlayer
    }

    open var sublayers: [CALayer]? {
        get { isPresentation ? node.sublayers?.compactMap { $0.presentation() } : node.sublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// The layer whose opaque parts are all that is seen of this one. It lives in this one's coordinates and time.
    open var mask: CALayer? {
        get { isPresentation ? node.mask?.presentation() : node.mask }
        set { setMask(newValue) }
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { _ in Int(idx) }
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { list in list.firstIndex { $0 === sibling } ?? 0 }
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { list in list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count }
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    open func removeFromSuperlayer() {
        leaveForGood()
    }

    /// The layer as it is on screen at this moment.
    open func presentation() -> Self? {
        guard let shown = shownNow() else { return nil }
        return unsafeDowncast(shown, to: Self.self)
    }

    /// The layer whose presentation this one is, or itself.
    open func model() -> Self {
        node.model as? Self ?? self
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
        get { values.extras.zPosition }
        set { change(.zPosition) { $0.extras.zPosition = newValue } }
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
        get { values.extras.sublayerTransform }
        set { change(.sublayerTransform) { $0.extras.sublayerTransform = newValue } }
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

    // MARK: Coordinates

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        fromRoot(l?.toRoot(p) ?? p)
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        l?.fromRoot(toRoot(p)) ?? toRoot(p)
    }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.mapped { convert($0, from: l) }
    }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.mapped { convert($0, to: l) }
    }

    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
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
        get { values.extras.borderWidth }
        set { change(.borderWidth) { $0.extras.borderWidth = newValue } }
    }

    open var borderColor: CGColor? {
        get { values.extras.borderColor?.cgColor }
        set { change(.borderColor) { $0.extras.borderColor = newValue?.parts } }
    }

    open var shadowColor: CGColor? {
        get { values.extras.shadowColor?.cgColor }
        set { change(.shadowColor) { $0.extras.shadowColor = newValue?.parts } }
    }

    open var shadowOpacity: Float {
        get { values.extras.shadowOpacity }
        set { change(.shadowOpacity) { $0.extras.shadowOpacity = newValue } }
    }

    open var shadowRadius: CGFloat {
        get { values.extras.shadowRadius }
        set { change(.shadowRadius) { $0.extras.shadowRadius = newValue } }
    }

    open var shadowOffset: CGSize {
        get { values.extras.shadowOffset }
        set { change(.shadowOffset) { $0.extras.shadowOffset = newValue } }
    }

    /// What throws the shadow instead of the layer's own form. A change jumps, unless it is told to animate.
    open var shadowPath: CGPath? {
        get { values.extras.shadowPath?.cgPath }
        set { change(.shadowPath) { $0.extras.shadowPath = newValue?.shape } }
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

    // MARK: Animations

    /// Adds a copy of an animation; one that runs under the same key is replaced.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        add(anim, forKey: key, model: nil)
    }

    open func removeAnimation(forKey key: String) {
        endAnimations { $0.key == key }
    }

    open func removeAllAnimations() {
        endAnimations { _ in true }
    }

    open func animationKeys() -> [String]? {
        node.animations.isEmpty ? nil : node.animations.entries.map(\.key)
    }

    open func animation(forKey key: String) -> CAAnimation? {
        node.animations.entries.first { $0.key == key }?.client
    }

    /// What happens on a change of a property, in place of the default.
    open var actions: [String: any CAAction]? {
        get { node.actions }
        set { node.actions = newValue }
    }

    /// What a change of a property sets going: the delegate says, then the layer's own table, then Core Animation.
    open func action(forKey event: String) -> (any CAAction)? {
        let asked = delegate?.action(for: self, forKey: event) ?? actions?[event]
        return asked ?? CATransaction.implicitAction(forKey: event)
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

    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        local(fromAbsolute: l?.absolute(fromLocal: t) ?? t)
    }

    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absolute(fromLocal: t) ?? t
        return l?.local(fromAbsolute: absolute) ?? absolute
    }

    // MARK: Layout

    open func setNeedsLayout() {
        view?.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        view?.layoutIfNeeded()
    }
}
