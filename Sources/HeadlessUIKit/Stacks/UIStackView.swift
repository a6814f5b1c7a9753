public import Foundation

/// A view that arranges views in a row or a column.
///
/// The places follow from constraints that the stack view adds. It rebuilds them in `updateConstraints()` after a
/// change. A hidden arranged subview takes no room. If it is hidden or shown in an animation block, the stack view lays
/// itself out in the block.
@preconcurrency @MainActor
open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []
    private var isStale = false
    /// The ends of the animations that hide arranged subviews.
    final var hidings: [ObjectIdentifier: StackHiding] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Arranged subviews

    /// The arranged subviews in their order along the axis. The order of `subviews` is that of the drawing.
    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Adds a view at an index of the arranged subviews. An arranged view is moved.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            0...arranged.count ~= stackIndex,
            "index \(stackIndex) is out of bounds for arranged subviews [0 .. \(arranged.count)].")
        arrange(view, at: stackIndex)
    }

    /// Stops arranging a view. The view remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.index(of: view) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        finishHiding(of: view)
        view.isLeftOut = false
        rearrange()
    }

    private func arrange(_ view: UIView, at index: Int) {
        if let old = arranged.index(of: view) { arranged.remove(at: old) }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(index, arranged.count))
        rearrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: The arrangement

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }

    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }

    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }

    /// The least distance between arranged subviews. Unless the distribution is by equal gaps, it is the distance.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }

    /// Whether the views are arranged within the layout margins instead of within the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// Sets the spacing after an arranged subview. `spacingUseDefault` removes it.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.index(of: arrangedSubview) != nil else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Constraints

    open override func updateConstraints() {
        if isStale {
            isStale = false
            NSLayoutConstraint.deactivate(ownConstraints)
            ownConstraints = StackRule(of: self).constraints
            NSLayoutConstraint.activate(ownConstraints)
        }
        super.updateConstraints()
    }

    /// Rebuilds the constraints in the next update.
    final func rearrange() {
        isStale = true
        for view in arranged { view.isLeftOut = view.isHidden && alignment == .fill }
        setNeedsUpdateConstraints()
    }

    override func contentHasChanged(of subview: UIView) {
        if distribution == .fillProportionally, arranged.index(of: subview) != nil { rearrange() }
    }

    override func visibilityHasChanged(of subview: UIView) {
        guard arranged.index(of: subview) != nil else { return }
        hidings[ObjectIdentifier(subview)] = nil
        rearrange()
        animateVisibility(of: subview)
    }

    // MARK: Baselines

    /// The view whose text determines the first baseline: the first view of a column, or the tallest view of a row.
    open override var forFirstBaselineLayout: UIView {
        (axis == .vertical ? visible.first : tallest)?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visible.last : tallest)?.forLastBaselineLayout ?? self
    }

    private var visible: [UIView] { arranged.filter { !$0.isHidden } }

    private var tallest: UIView? {
        visible.reduce(nil) { tallest, view in
            tallest.map { $0.intrinsicContentSize.height >= view.intrinsicContentSize.height } == true ? tallest : view
        }
    }
}
