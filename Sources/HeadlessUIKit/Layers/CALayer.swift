public import Foundation

/// A node of the layer tree. It has model values, and animations that determine its presentation.
open class CALayer: NSObject, CAMediaTiming {
    /// The values set by code. In a presentation layer, the values on screen.
    // Read on every frame and never while they are written. The run-time check would cost more than the rest.
    @exclusivity(unchecked) final var values: LayerValues
    final let node: LayerNode
    final let isPresentation: Bool
    /// The presentation layer created last. It is reused if nothing else keeps a reference to it.
    final var lastShown: CALayer?

    public override init() {
        node = LayerNode()
        values = LayerValues()
        isPresentation = false
        super.init()
        node.model = self
    }

    /// Creates a presentation layer as a copy of a layer. Core Animation also uses this initialiser for that purpose.
    public init(layer: Any) {
        let model = layer as? CALayer
        node = model?.node ?? LayerNode()
        values = model?.values ?? LayerValues()
        isPresentation = true
        super.init()
    }

    /// Creates a presentation layer without a dynamic cast. It is used for plain layers, which are the most common.
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

    /// The superlayer. For a presentation layer, this is the presentation layer of the model's superlayer.
    open var superlayer: CALayer? {
        isPresentation ? node.superlayer?.presentation() : node.superlayer
    }

    open var sublayers: [CALayer]? {
        get { isPresentation ? node.sublayers?.compactMap { $0.presentation() } : node.sublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// The layer whose opaque parts determine which parts of this layer are visible. The mask uses this layer's
    /// coordinate space and time space.
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

    /// Returns a layer with the values that are on screen at this time.
    open func presentation() -> Self? {
        guard let shown = shownNow() else { return nil }
        return unsafeDowncast(shown, to: Self.self)
    }

    /// Returns the model layer of a presentation layer. A model layer returns itself.
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

    /// The frame in the superlayer's coordinates. Setting it sets the position and the bounds, each of which animates
    /// separately.
    open var frame: CGRect {
        get { values.frame }
        set {
            let place = values.place(for: newValue.checked("frame", of: self))
            // Set the size last: a view that responds to a new size must already have its new position.
            KeyValueObservations.together(self) {
                position = place.position
                bounds = place.bounds
            }
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
        l.map { $0.converted(p, to: self) } ?? fromRoot(p)
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        l.map { converted(p, to: $0) } ?? toRoot(p)
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

    // MARK: Appearance

    /// A value outside 0 to 1, as on a spring, counts as the nearest one inside.
    open var opacity: Float {
        get { min(1, max(0, values.opacity)) }
        set { change(.opacity) { $0.opacity = newValue } }
    }

    /// Whether the layer is not shown. An animation of `hidden` shows no layer for which its value is not 0.
    open var isHidden: Bool {
        get { values.isHidden }
        set { change(.hidden) { $0.isHidden = newValue } }
    }

    open var backgroundColor: CGColor? {
        get { values.backgroundColor?.cgColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue?.parts } }
    }

    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    /// The shape of the rounded corners. The corners of hit testing and of recordings are circular.
    open var cornerCurve: CALayerCornerCurve {
        get { node.cornerCurve }
        set { node.cornerCurve = newValue }
    }

    /// Returns by how much the curve of a corner is longer than its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The part of the contents that the layer shows, in a unit square.
    open var contentsRect: CGRect {
        get { values.extras.contentsRect }
        set { change(.contentsRect) { $0.extras.contentsRect = newValue } }
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

    /// The shape of the shadow, in place of the layer's own shape. A change has no implicit animation.
    open var shadowPath: CGPath? {
        get { values.extras.shadowPath?.cgPath }
        set { change(.shadowPath) { $0.extras.shadowPath = newValue?.shape } }
    }

    // MARK: Properties that do not animate

    open var name: String? {
        get { node.name }
        set { node.name = newValue }
    }

    open var contents: Any? {
        get { node.contents }
        set { node.contents = newValue }
    }

    open var masksToBounds: Bool {
        get { node.masksToBounds }
        set { node.masksToBounds = newValue }
    }

    /// Whether the app says that the layer hides everything behind it. Nothing here is drawn otherwise for it.
    open var isOpaque: Bool {
        get { node.isOpaque }
        set { node.isOpaque = newValue }
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

    /// Adds an animation with the values that it has now. An animation with the same key is replaced.
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

    /// The actions to run when properties change, by key. They replace the default actions.
    open var actions: [String: any CAAction]? {
        get { node.actions }
        set { node.actions = newValue }
    }

    /// Returns the action to run when a property changes. The delegate is asked first, then the layer's actions, then
    /// the class.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }

    /// Returns the action for layers of this class that do not have one of their own. The default implementation
    /// returns the implicit animation of Core Animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        CATransaction.implicitAction(forKey: event)
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

    open func setNeedsLayout() { markForLayout() }
    open func needsLayout() -> Bool { view.map { view in Self.onMain { view.layout.needsLayout } } ?? node.needsLayout }
    open func layoutIfNeeded() { layOutIfNeeded() }

    /// Lays out the sublayers. The delegate does so if there is one: a view lays out its subviews.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Display

    /// Whether a change of the size of the bounds requires new contents.
    open var needsDisplayOnBoundsChange: Bool {
        get { node.redrawsOnBoundsChange }
        set { node.redrawsOnBoundsChange = newValue }
    }

    open func setNeedsDisplay() { markForDisplay() }

    /// Marks the contents as out of date. All of them are drawn again, not only the rectangle.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }

    open func needsDisplay() -> Bool { node.needsDisplay }

    open func displayIfNeeded() {
        guard node.needsDisplay else { return }
        node.needsDisplay = false
        display()
    }

    /// Sets the contents. The delegate does so if it implements `display(_:)`; otherwise they are drawn.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    #if !canImport(Darwin)
        /// Draws the contents. The default implementation asks the delegate to draw.
        open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

        /// Draws the layer and its sublayers: colours, gradients, shapes, images, corners, masks, borders and alpha. Text,
        /// blurs and shadows are not drawn, and depth is ignored.
        open func render(in ctx: CGContext) { ctx.canvas.draw(self) }
    #endif
}
