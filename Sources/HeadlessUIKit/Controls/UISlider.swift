public import Foundation

/// A control that selects a value by dragging a thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let track = UIView()
    private let thumb = UIView()
    private let grip = ControlGrip(.drag)
    private var storedValue: Float = 0
    /// The horizontal distance of the touch from the centre of the thumb.
    private var hold: CGFloat = 0

    private static let thumbSize: CGFloat = 31
    private static let trackHeight: CGFloat = 4
    /// The distance from the thumb within which a touch still grabs it.
    private static let slop: CGFloat = 10

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        track.backgroundColor = .lightGray
        thumb.backgroundColor = .white
        addGestureRecognizer(grip)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// Whether the slider sends its value during the drag, or only at the end.
    open var isContinuous = true

    /// Sets the value from code. No action is sent.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    // MARK: Geometry

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
            height: Self.trackHeight)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let room = rect.width - Self.thumbSize
        let x = rect.minX + (isMirrored ? 1 - part(of: value) : part(of: value)) * room
        return CGRect(x: x, y: bounds.midY - Self.thumbSize / 2, width: Self.thumbSize, height: Self.thumbSize)
    }

    private func part(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    private var currentThumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = trackRect(forBounds: bounds)
        thumb.frame = currentThumb
    }

    // MARK: Tracking

    override func holds(_ touch: UITouch) -> Bool {
        currentThumb.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    }

    /// Begins to track a touch that lands on the thumb. The touch may have moved before this method is called.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isGripped = grip.attempt.isEngaged && grip.state != .failed
        guard isGripped || holds(touch) else { return false }
        hold = (isGripped ? grip.landing.x : touch.location(in: self).x) - currentThumb.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        if isContinuous { tellValue() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { follow(touch) }
        tellValue()
    }

    private func tellValue() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    private func follow(_ touch: UITouch) {
        let rect = trackRect(forBounds: bounds)
        let room = rect.width - Self.thumbSize
        guard room > 0 else { return }
        let place = (touch.location(in: self).x - hold - rect.minX - Self.thumbSize / 2) / room
        let part = Float(isMirrored ? 1 - place : place)
        value = minimumValue + part * (maximumValue - minimumValue)
    }
}
