public import Foundation

/// A view that tracks a touch and sends actions.
///
/// Actions are closures. Targets with selectors are not supported, since they need the Objective-C runtime.
@preconcurrency @MainActor
open class UIControl: UIView {
    private final var actions = ControlActions()
    /// The targets, with the identifiers of the actions that call them.
    private final var targets: [(identifier: UIAction.Identifier, call: TargetAction)] = []
    private var tracked: UITouch?
    private var isInside = false
    /// The distance from the control within which a tracked touch still counts as inside.
    private static let slop: CGFloat = 70

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: State

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateHasChanged() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateHasChanged() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateHasChanged() } }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    func stateHasChanged() {
        setNeedsLayout()
    }

    // MARK: Alignment

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal alignment, with the sides that the reading direction gives to leading and trailing.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Actions

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// Calls a method of a target, which is not retained. If the target is nil, the action goes up the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let call = TargetAction(target, action)
        let action = UIAction { [unowned self] _ in call.perform(from: self) }
        targets.append((action.identifier, call))
        addAction(action, for: controlEvents)
    }

    /// Removes a target for events. Nil stands for all targets, or for all methods of a target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for (identifier, call) in targets where call.isSame(target, action) {
            removeAction(identifiedBy: identifier, for: controlEvents)
        }
    }

    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    open func sendActions(for controlEvents: Event) {
        actions.due(on: controlEvents).forEach(sendAction)
    }

    open var allControlEvents: Event { actions.allEvents }

    // MARK: Tracking

    open var isTracking: Bool { tracked != nil }
    open var isTouchInside: Bool { isInside }

    /// Returns whether the control tracks the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// Returns whether a touch begins on the part of the control that can be grabbed.
    func holds(_ touch: UITouch) -> Bool { true }

    /// Returns whether a touch that began on the control still counts as inside.
    final func counts(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, tracked == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
        tracked = touch
        isInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        let wasInside = isInside
        isInside = counts(touch)
        isHighlighted = isInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        isInside = counts(touch)
        let wasInside = isInside
        stopTracking()
        endTracking(touch, with: event)
        sendActions(for: wasInside ? .touchUpInside : .touchUpOutside)
        if wasInside { triggerPrimaryAction() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// Performs the primary action of the control when it is tapped.
    func triggerPrimaryAction() {}

    private func stopTracking() {
        tracked = nil
        isInside = false
        isHighlighted = false
    }

    // MARK: Gesture recognizers

    /// The gesture recognizers, without the one that protects the control's own gesture.
    open override var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            let others = recognizers.filter { !($0 is ControlGrip) }
            return others.isEmpty ? nil : others
        }
        set { super.gestureRecognizers = recognizers.filter { $0 is ControlGrip } + (newValue ?? []) }
    }
}
