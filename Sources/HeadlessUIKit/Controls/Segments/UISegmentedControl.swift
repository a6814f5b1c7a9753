public import Foundation

/// A row of segments of which at most one is selected.
///
/// A tap on a segment selects it, performs the segment's action and sends `valueChanged`. Changes from code send
/// nothing.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    final var segments: [Segment] = []
    final var segmentViews: [SegmentView] = []
    private let thumb = UIView()
    private var selection = UISegmentedControl.noSegment
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

    private static let height: CGFloat = 32
    private static let animationDuration: TimeInterval = 0.25
    private static let corners: CGFloat = 8
    /// The distance between the selected segment and what marks it.
    private static let margin: CGFloat = 2

    /// The index that stands for no segment.
    public nonisolated class var noSegment: Int { -1 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a control with a segment for each item. An item is a `String` or a `UIImage`.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] { insert(Segment(content(of: item)), at: segments.count) }
        frame.size = intrinsicContentSize
    }

    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insert(Segment(.action(action)), at: segments.count) }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.corners
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = Self.corners - 1
        addSubview(thumb)
        addGestureRecognizer(ControlGrip(.tap))
        show()
    }

    private func content(of item: Any) -> Segment.Content {
        switch item {
        case let title as String: return .title(title)
        case let image as UIImage: return .image(image)
        case let action as UIAction: return .action(action)
        default:
            preconditionFailure(
                "\(type(of: item)) cannot be an item of a segmented control: give a String or a UIImage.")
        }
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(.title(title)), at: segment, animated: animated)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(.image(image)), at: segment, animated: animated)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(.action(action)), at: segment, animated: animated)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        remove(at: min(max(0, segment), segments.count - 1), animated: animated)
    }

    open func removeAllSegments() {
        while !segments.isEmpty { remove(at: segments.count - 1) }
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.content = .title(title) } }
    open func titleForSegment(at segment: Int) -> String? { checked(segment).title }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.content = .image(image) } }
    open func imageForSegment(at segment: Int) -> UIImage? { checked(segment).image }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.content = .action(action) }
    }

    open func actionForSegment(at segment: Int) -> UIAction? { checked(segment).action }

    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { checked(segment).isEnabled }

    /// Sets the width of a segment. A width of 0 is automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { checked(segment).width }

    /// Whether automatic widths depend on the contents. Otherwise they are equal.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// The index of the selected segment, or `noSegment`. Setting it sends no action.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "Segment \(newValue) of \(segments.count) cannot be selected: set an existing index, or noSegment.")
            select(newValue, animated: false)
        }
    }

    /// Whether a segment is selected only while its actions are sent.
    open var isMomentary = false

    final func select(_ index: Int, animated: Bool) {
        selection = index
        show()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.animationDuration) { self.layoutIfNeeded() }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, counts(touch), let index = segment(at: touch.location(in: self).x),
            segments[index].isEnabled, isMomentary || index != selection
        else { return }
        select(index, animated: !isMomentary)
        segments[index].action.map(sendAction)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
        if isMomentary { select(Self.noSegment, animated: false) }
    }

    // MARK: Look

    /// The colour of the selected segment, or nil for the standard one.
    open var selectedSegmentTintColor: UIColor? { didSet { show() } }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        show()
        invalidateIntrinsicContentSize()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    final func show() {
        thumb.backgroundColor = selectedSegmentTintColor ?? .systemBackground
        thumb.isHidden = selection == Self.noSegment
        for (index, view) in segmentViews.enumerated() {
            let state = !segments[index].isEnabled ? State.disabled : index == selection ? .selected : .normal
            let own = attributes[state] ?? [:]
            view.show(segments[index], attributes: own.merging(attributes[.normal] ?? [:]) { own, _ in own })
        }
    }

    // MARK: Geometry

    open override var intrinsicContentSize: CGSize {
        let width = SegmentWidths.fitting(
            fixed: segments.map(\.width), content: segmentViews.map(\.contentWidth),
            byContent: apportionsSegmentWidthsByContent)
        return CGSize(width: width, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, frame) in zip(segmentViews, segmentFrames) { view.frame = frame }
        if selection != Self.noSegment {
            thumb.frame = segmentFrames[selection].insetBy(dx: Self.margin, dy: Self.margin)
        }
    }
}
