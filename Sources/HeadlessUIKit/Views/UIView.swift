public import Foundation
import HeadlessMotion

/// A rectangle on screen with a layer, subviews and a place in the responder chain.
///
/// Everything that a subclass can override is declared in the class itself, because Swift does not allow overriding
/// members of extensions. Longer implementations are in extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment, UICoordinateSpace {
    private let ownLayer: CALayer
    // Read at every step of a traversal. No code is called while these properties are written, so the exclusivity check
    // can be omitted.
    @exclusivity(unchecked) final var links = ViewLinks()
    /// The view controller whose root view this is.
    final weak var controller: UIViewController? {
        didSet { InheritedTraits.expire() }
    }
    /// The traits of this view if they are known. Then they are also known for all views that they are inherited from.
    final var traits: InheritedTraits?
    final var traitState: TraitState?
    @exclusivity(unchecked) final var layout = LayoutFlags()
    final var safeArea = UIEdgeInsets.zero
    final var margins = LayoutMargins()
    /// The Auto Layout state of this view, or nil while the view has no part in Auto Layout.
    final var constraintState: ViewConstraints?
    final var recognizers: [UIGestureRecognizer] = []
    final var interactionList: [any UIInteraction] = []
    /// Whether a transition runs in this view. The view receives no new touches until the transition is completed
    /// (B2.16).
    final var refusesTouches = false
    private var ownBackground: UIColor?
    private var ownTint: UIColor?
    private var ownTintMode = TintAdjustmentMode.automatic
    private var ownMask: UIView?
    /// The corner configuration that was set, if any.
    final var givenCorners: UICornerConfiguration?
    /// The corners that the class brings if none were set.
    var ownCorners: UICornerConfiguration? { nil }

    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { ownLayer }
    open var superview: UIView? { links.superview }
    open var subviews: [UIView] { links.subviews }
    /// The window at the root of the view hierarchy.
    open var window: UIWindow? { links.window }

    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    /// Whether the view says that it hides everything behind it. This is the property of the layer.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    open var contentMode = ContentMode.scaleToFill {
        didSet { layer.needsDisplayOnBoundsChange = contentMode == .redraw }
    }
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the frame is set directly and not computed from constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { markConstraintsDirty() } }
    }
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsHaveChanged() } }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            directionMayHaveChanged()
            setNeedsLayout()
        }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            InheritedTraits.expire()
            traitsMayHaveChanged()
        }
    }

    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set { replaceInteractions(with: newValue) }
    }

    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        ownLayer.view = self
        ownLayer.node.isOpaque = true
        ownLayer.delegate = self
        // No view of this module draws.
        ownLayer.node.needsDisplay = !SystemClasses.contains(type(of: self))
        if frame != .zero { self.frame = frame }
        if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Returns nil. Decoding from an archive is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    private static func makeLayer() -> CALayer {
        (layerClass as? CALayer.Type)?.created(()) ?? CALayer()
    }

    open override var next: UIResponder? {
        controller ?? superview
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { KeyValueObservations.together(self) { layer.frame = newValue } }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set {
            let kept = layer.frame
            layer.anchorPoint = newValue
            layer.frame = kept
        }
    }

    // MARK: Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden || layout.isVanishing }
        set {
            let wasHidden = isHidden
            guard newValue != wasHidden || layout.isVanishing else { return }
            layout.isVanishing = false
            layer.isHidden = newValue
            if newValue != wasHidden { links.superview?.visibilityHasChanged(of: self) }
            KeyValueObservations.note(self)
        }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var backgroundColor: UIColor? {
        get { ownBackground }
        set {
            ownBackground = newValue
            if newValue == nil { layer.backgroundColor = nil }
            resolveColors()
        }
    }

    /// A view that masks this one. Only the part that the mask covers is visible.
    open var mask: UIView? {
        get { ownMask }
        set {
            ownMask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Returns the radius of a corner after the corner configuration is resolved.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { effectiveRadii.radius(of: corner) }

    open var tintColor: UIColor! {
        get { tintAdjustmentMode == .dimmed ? fullTint.dimmed(in: traitCollection) : fullTint }
        set {
            ownTint = newValue
            tellTintChanged { $0.ownTint == nil }
        }
    }

    /// How the tint colour is shown. If set to `automatic`, the value of the superview is returned.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintMode }
        set {
            ownTintMode = newValue
            tellTintChanged { $0.ownTintMode == .automatic }
        }
    }

    private var fullTint: UIColor { ownTint ?? superview?.fullTint ?? .systemBlue }

    open func tintColorDidChange() {}

    /// Resolves the background colour for the traits of the view. Called when the colour is set and when the traits
    /// change.
    final func resolveColors() {
        // A colour that was set on the layer directly is kept.
        guard let ownBackground else { return }
        layer.backgroundColor = ownBackground.resolvedColor(with: traitCollection).cgColor
    }

    private func tellTintChanged(where inherits: (UIView) -> Bool) {
        tintColorDidChange()
        for subview in subviews where inherits(subview) { subview.tellTintChanged(where: inherits) }
    }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insert(view, at: links.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 1)
    }

    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: links.subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        links.subviews.swapAt(index1, index2)
        exchangeLayers(of: links.subviews[index1], and: links.subviews[index2])
        setNeedsLayout()
    }

    open func removeFromSuperview() { leaveSuperview() }

    open func isDescendant(of view: UIView) -> Bool { stands(below: view) }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Drawing

    /// Draws the content. The contents of the layer are then an image of what was drawn.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Marks the content as out of date. All of it is drawn again, not only the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

    #if !canImport(Darwin)
        open func draw(_ layer: CALayer, in ctx: CGContext) { draw(on: ctx.canvas) }
    #endif

    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { layOutSubviews() }

    /// Returns a view that shows what this view shows now. Later changes of this view do not affect it.
    ///
    /// Text, blurs and shadows are not shown, and depth is ignored.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows what a part of this view shows now. When it is resized, the caps keep their size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        SnapshotView(snapshot(of: rect, afterUpdates: afterUpdates), caps: capInsets)
    }

    /// Draws what this view shows now in the current graphics context.
    ///
    /// - Returns: Whether everything was drawn. A view that was never on screen is drawn only after updates.
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterUpdates: afterUpdates)
    }

    // MARK: Hierarchy hooks

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Lays out the subviews according to their constraints.
    open func layoutSubviews() {
        applyConstraints()
    }

    open func setNeedsLayout() {
        layout.needsLayout = true
        noteLayoutBelow()
    }

    open func layoutIfNeeded() {
        TurnLoop.main.commits.updateTraits()
        solveConstraints()
        layoutRoot.layoutSubtree()
    }

    /// Updates what the view shows, except for the places of its subviews. It is called before `layoutSubviews` and from
    /// iOS 26 on. Traits that it reads cause it to be called again when they change.
    open func updateProperties() {}

    /// Requests a call of `updateProperties` in the next update, without layout.
    open func setNeedsUpdateProperties() {
        layout.needsProperties = true
        noteLayoutBelow()
    }

    /// Performs pending updates of properties in this view, its view controller and the views below.
    open func updatePropertiesIfNeeded() { updatePropertiesOfSubtree() }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Causes the intrinsic content size to be queried again.
    open func invalidateIntrinsicContentSize() {
        constraintState?.contentIsStale = true
        markConstraintsDirty()
        links.superview?.contentHasChanged(of: self)
    }

    /// Called after a subview was hidden or shown.
    func visibilityHasChanged(of subview: UIView) {}

    /// Called after the intrinsic content size of a subview was invalidated.
    func contentHasChanged(of subview: UIView) {}

    /// Returns the height of the content at a width, or nil if the content is not broken into lines.
    func contentHeight(atWidth width: CGFloat) -> CGFloat? { nil }

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Called after the bounds changed and the subviews were resized.
    func boundsHaveChanged(from old: CGRect) {}

    /// Gives the view the size that fits its content best. The corner at its origin keeps the place that it has without
    /// the transform.
    open func sizeToFit() {
        let (old, new) = (bounds.size, sizeThatFits(bounds.size))
        KeyValueObservations.together(self) {
            center = CGPoint(
                x: center.x + (new.width - old.width) * anchorPoint.x,
                y: center.y + (new.height - old.height) * anchorPoint.y)
            bounds.size = new
        }
    }

    // MARK: Constraints

    /// The constraints that this view holds, in the order in which they were added.
    open var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }

    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    /// Whether the class depends on constraints. If so, new views need an update of their constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    open func setNeedsUpdateConstraints() { markUpdateOfConstraints() }
    open func needsUpdateConstraints() -> Bool { constraintState?.needsUpdate ?? false }

    /// Calls `updateConstraints` on the views of this subtree that need it, from the leaves up to this view.
    open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

    open func updateConstraints() {}

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(for: axis).hugging
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities(for: axis) { $0.hugging = priority }
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities(for: axis).resistance
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities(for: axis) { $0.resistance = priority }
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let question = FittingQuestion(
            target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        return LayoutEngine.fittingSize(of: self, question)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The view whose text determines the first baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose text determines the last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// The baselines of the view's own text, or nil if it has none.
    var baselines: Baselines? { nil }

    /// The insets from the frame to the alignment rectangle. For example, shadows are outside the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: frame.minX + insets.left, y: frame.minY + insets.top,
            width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
    }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    // MARK: Safe area, margins and guides

    open var safeAreaInsets: UIEdgeInsets { safeArea }

    open func safeAreaInsetsDidChange() {}

    /// The part of the safe area that applies to the subviews.
    var safeAreaForSubviews: UIEdgeInsets { safeArea }

    /// The margins of the view, including what the safe area and the margins of the superview add.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedMargins }
        set { changeMargins { $0.given = .physical(newValue) } }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { resolvedMargins.directional(isMirrored: isMirrored) }
        set { changeMargins { $0.given = .directional(newValue) } }
    }

    /// Whether the margins of the superview also apply to this view where they overlap it.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    open func layoutMarginsDidChange() {}

    /// The layout guides that were added to this view.
    open var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    /// The layout guide of the part of the view that no bar and no edge of the screen covers.
    open var safeAreaLayoutGuide: UILayoutGuide { needConstraintState().safeAreaGuide(of: self) }

    /// The layout guide of the part of the view within its margins.
    open var layoutMarginsGuide: UILayoutGuide { needConstraintState().marginsGuide(of: self) }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        if let known = traits?.current { return noting(known, of: .view) }
        let read = inheritTraits()
        traits = InheritedTraits(read)
        return noting(read, of: .view)
    }

    /// Performs pending changes of trait overrides.
    open func updateTraitsIfNeeded() { TurnLoop.main.commits.updateTraits() }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The direction in which this view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inheritedDirection)
    }

    // MARK: Conversion

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let view = sibling(coordinateSpace)
        return view == nil ? self.point(point, in: coordinateSpace) : convert(point, to: view)
    }

    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let view = sibling(coordinateSpace)
        return view == nil ? self.point(point, of: coordinateSpace) : convert(point, from: view)
    }

    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let view = sibling(coordinateSpace)
        return view == nil ? rect.mapped { point($0, in: coordinateSpace) } : convert(rect, to: view)
    }

    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        let view = sibling(coordinateSpace)
        return view == nil ? rect.mapped { point($0, of: coordinateSpace) } : convert(rect, from: view)
    }

    // MARK: Hit testing

    /// Returns the deepest view at a point. Model values are used, so an animated view is hit at its destination
    /// (B6.11).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.blocksTouches, !refusesTouches,
            self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self as UIView?), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Ends editing in this view and its subviews. If `force` is true, the first responder cannot refuse.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        FirstResponder.shared.endEditing(in: self, force)
    }

    // MARK: Gesture recognizers

    /// Called before the delegate's method, when a gesture recognizer of this view is about to begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            recognizers.forEach(removeGestureRecognizer)
            newValue?.forEach(addGestureRecognizer)
        }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.attach(to: self)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        recognizers.remove(gestureRecognizer)
        gestureRecognizer.attach(to: nil)
    }
}
