public import Foundation

/// A control with two states, on and off. A tap or a drag of its thumb changes the state.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// What a touch on the switch does.
    private enum Touch: Equatable {
        /// The finger has hardly moved. Lifting it inside toggles the switch.
        case press(landing: CGPoint)
        /// The finger drags the thumb. Lifting it leaves the switch in the state that is shown.
        case drag(showsOn: Bool)
    }

    private let thumb = UIView()
    private var storedState = false
    private var touch: Touch?

    private static let size = CGSize(width: 51, height: 31)
    /// The part of the width that is outside the alignment rectangle.
    private static let overhang: CGFloat = 2
    private static let margin: CGFloat = 2
    /// The distance that the finger moves before it drags the thumb.
    private static let threshold: CGFloat = 10
    private static let animationDuration: TimeInterval = 0.25

    /// Creates a switch at the origin of the frame. Its size is always 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        layer.cornerRadius = Self.size.height / 2
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = Self.size.height / 2 - Self.margin
        addSubview(thumb)
        addGestureRecognizer(ControlGrip(.tap))
        addGestureRecognizer(ControlGrip(.drag))
        show()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: State

    open var isOn: Bool {
        get { storedState }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the state from code. No action is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        storedState = on
        show(animated: animated)
    }

    /// The colour of the switch while it is on. If nil, it is green.
    open var onTintColor: UIColor? { didSet { show() } }

    /// The colour of the thumb. If nil, it is white.
    open var thumbTintColor: UIColor? { didSet { show() } }

    private var showsOn: Bool {
        if case .drag(let showsOn) = touch { showsOn } else { isOn }
    }

    private func show(animated: Bool = false) {
        backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.animationDuration) { self.layoutIfNeeded() }
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.size.width - Self.overhang, height: Self.size.height)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.overhang)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.size.height - 2 * Self.margin
        let isRight = showsOn != isMirrored
        thumb.frame = CGRect(
            x: isRight ? Self.size.width - Self.margin - side : Self.margin, y: Self.margin, width: side, height: side)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        self.touch = .press(landing: touch.location(in: self))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        if case .press(let landing) = self.touch, abs(place.x - landing.x) < Self.threshold { return true }
        let dragged = Touch.drag(showsOn: (place.x > bounds.midX) != isMirrored)
        guard dragged != self.touch else { return true }
        self.touch = dragged
        show(animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let isInside = touch.map(counts) ?? false
        let new =
            switch self.touch {
            case .press where isInside: !isOn
            case .drag(let showsOn): showsOn
            case .press, nil: isOn
            }
        self.touch = nil
        guard new != isOn else { return show(animated: true) }
        setOn(new, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        touch = nil
        show(animated: true)
    }
}
