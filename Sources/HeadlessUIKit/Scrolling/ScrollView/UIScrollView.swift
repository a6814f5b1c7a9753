public import Foundation

/// A view that shows part of a larger content and lets the user scroll it by dragging.
///
/// The origin of the bounds is the content offset. Of nested scroll views, the inner one takes a drag along its axis,
/// unless it is at its end and the outer one can still scroll. A drag that has begun is not handed over.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final let pan = ScrollPan()
    final let delay = ScrollDelay()
    final var activity = ScrollActivity.resting
    final var link: CADisplayLink?
    /// An observer for the system's own container view controllers. It is notified before the delegate.
    final weak var observer: (any PageScrollObserver)?
    final var adjustedInset = UIEdgeInsets.zero
    /// The part of the safe area that `adjustedInset` includes. Outside a window it keeps its last value.
    final var safeShare = UIEdgeInsets.zero
    /// The resting inset at the last change of the adjusted inset.
    final var knownInset = UIEdgeInsets.zero
    final var barCollapse = BarCollapse()
    /// The part of the pan's translation that the current drag ignores, and the axis that it does not scroll.
    final var slack = CGPoint.zero
    final var lockedAxis: NSLayoutConstraint.Axis?

    final var indicators = ScrollIndicators()
    /// How far the navigation bar has slid away above this content.
    final var barSlide = BarSlide()
    final var edgeParts = ScrollEdgeParts()

    // Subclasses redeclare this property with their own delegate protocol.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { UncalledMethods.check(delegate, for: "UIScrollViewDelegate") { $0 is any UIScrollViewDelegate.Type } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.scrollView = self
        delay.scrollView = self
        addGestureRecognizer(delay)
        addGestureRecognizer(pan)
        pan.allowedScrollTypesMask = .all
        pan.addAction { [unowned self] in drag($0.state) }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Content size and offset

    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            updateAdjustedInset()
            settleOffset()
            KeyValueObservations.note(self)
        }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { if newValue != bounds.origin { bounds.origin = newValue } }
    }

    /// Sets the content offset. This ends a deceleration or an animation that is in progress.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopMoving()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return self.contentOffset = contentOffset }
        if contentOffset != self.contentOffset { animate(to: contentOffset) }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
    }

    // MARK: Insets

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            updateAdjustedInset()
            KeyValueObservations.note(self)
        }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedInset() }
    }

    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    // MARK: Scrolling behaviour

    open var bounces = true

    open var alwaysBounceVertical = false {
        didSet { updateAdjustedInset() }
    }

    open var alwaysBounceHorizontal = false {
        didSet { updateAdjustedInset() }
    }

    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether an enclosing scroll view takes a drag that cannot scroll this view any further.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true

    /// Whether the user can scroll. It enables and disables the pan gesture recognizer.
    open var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }

    open var isTracking: Bool { !pan.attempt.isOver && pan.numberOfTouches > 0 }
    open var isDragging: Bool { activity.isDragging }
    open var isDecelerating: Bool { activity.isDecelerating }

    /// The control that the user reveals by pulling the content down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlHasChanged(from: oldValue) }
    }

    // MARK: Edge effects

    /// The effect under a bar at the top edge. Each edge has one effect (B17.20).
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .top) }
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .left) }
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .bottom) }
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(at: .right) }

    // MARK: Scroll indicators

    open var showsVerticalScrollIndicator: Bool {
        get { indicators.showsVertical }
        set { changeIndicators { $0.showsVertical = newValue } }
    }

    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.showsHorizontal }
        set { changeIndicators { $0.showsHorizontal = newValue } }
    }

    open var indicatorStyle: IndicatorStyle {
        get { indicators.style }
        set { changeIndicators { $0.style = newValue } }
    }

    /// The distances of the vertical indicator from the edges, in addition to the safe area.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set { changeIndicators { $0.verticalInsets = newValue } }
    }

    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontalInsets }
        set { changeIndicators { $0.horizontalInsets = newValue } }
    }

    /// The insets of both indicators. Read the insets of one indicator instead: this property returns the vertical
    /// ones.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the safe area is added to the insets of the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicators.adjustsInsets }
        set { changeIndicators { $0.adjustsInsets = newValue } }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        fadeIndicators()
    }

    // MARK: Touches

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    /// Returns whether a drag may cancel the touches of a view in the content. By default controls keep their touches.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? mayDrag : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Returns the scroll view itself while the content decelerates. A touch then stops the content and is not
    /// delivered to its views.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && isDecelerating && isScrollEnabled ? self : hit
    }

    // MARK: Layout

    /// The layout guide of the content. Constraints to its edges determine the content size.
    open var contentLayoutGuide: UILayoutGuide { constraintGuide(.content) }

    /// The layout guide of the visible area. Views constrained to it do not scroll.
    open var frameLayoutGuide: UILayoutGuide { constraintGuide(.frame) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromConstraints()
        updateAdjustedInset()
        refreshControl?.place(in: self)
        followBars()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? stopMoving() : updateAdjustedInset()
    }

    override var safeAreaForSubviews: UIEdgeInsets { remainingSafeArea }

    override func boundsHaveChanged(from old: CGRect) {
        if old.size != bounds.size {
            updateAdjustedInset()
            settleOffset()
        }
        if old.origin != bounds.origin { contentHasMoved() }
    }
}
