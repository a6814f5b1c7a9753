public import Foundation

/// Shows a part of a larger content, which a finger moves.
///
/// The origin of the bounds is the content offset. Nested scroll views: the inner one takes a drag along its axis,
/// unless it is at its end and the outer one could go on; within one drag nothing is handed over.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final let pan = ScrollPan()
    final let delay = ScrollDelay()
    final var activity = ScrollActivity.resting
    final var link: CADisplayLink?
    /// Of the system's own containers; it hears before the delegate does.
    final weak var observer: (any PageScrollObserver)?
    final var adjustedInset = UIEdgeInsets.zero
    /// What of the safe area is in there; out of the window, what was when it left.
    final var safeShare = UIEdgeInsets.zero
    /// The inset that the content was last put to rest by.
    final var knownInset = UIEdgeInsets.zero
    /// How much of the inset at the top a collapsing bar has taken away, to give it back at the top.
    final var collapsedTop: CGFloat = 0
    /// What the present drag leaves out of the finger's way, and the axis that it leaves alone.
    final var slack = CGPoint.zero
    final var lockedAxis: NSLayoutConstraint.Axis?

    // A subclass declares the same name with its own protocol.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.scrollView = self
        delay.scrollView = self
        addGestureRecognizer(delay)
        addGestureRecognizer(pan)
        pan.addAction { [unowned self] in drag($0.state) }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: The content and its place

    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            updateAdjustedInset()
            settleOffset()
        }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { if newValue != bounds.origin { bounds.origin = newValue } }
    }

    /// With an animation the content is under way for a while; without, it stops wherever it was going.
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
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
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

    // MARK: How it moves

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
    /// Whether a drag that cannot go on here goes to the scroll view around this one.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true

    /// Off, the pan is off.
    open var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }

    open var isTracking: Bool { !pan.attempt.isOver && !pan.countedTouches.isEmpty }
    open var isDragging: Bool { activity.isDragging }
    open var isDecelerating: Bool { activity.isDecelerating }

    // MARK: Touches

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    /// Whether a drag may take the touch away from a view in the content that has it: not from a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? mayDrag : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Content that moves is stopped by a touch, and does not get it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && isDecelerating && isScrollEnabled ? self : hit
    }

    // MARK: Layout

    /// The content's rectangle for constraints; those on its sides decide on the content's size.
    open var contentLayoutGuide: UILayoutGuide { constraintGuide(.content) }

    /// What is seen of the content, for constraints that do not scroll.
    open var frameLayoutGuide: UILayoutGuide { constraintGuide(.frame) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromConstraints()
        updateAdjustedInset()
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
