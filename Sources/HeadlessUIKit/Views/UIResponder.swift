public import Foundation

/// An object that can respond to events. Unhandled events are passed to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
    nonisolated(unsafe) final var associations = Associations()
    final var accessibility = AccessibilityTraits()

    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    /// The end of loading from a nib, for subclasses to override. The stand-in loads no nibs, so only the app calls it.
    open func awakeFromNib() {}

    // MARK: The first responder

    /// Whether this responder receives text input.
    open var isFirstResponder: Bool { FirstResponder.shared.current === self }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.shared.take(self) }

    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.shared.leave(self) }

    /// Whether the keyboard is shown while this is the first responder.
    var takesText: Bool { false }

    // Read when the first responder is about to change. In contrast, `canBecomeFirstResponder` and
    // `canResignFirstResponder` can be read at any time.
    var agreesToBegin: Bool { true }
    var agreesToEnd: Bool { true }

    func hasBecomeFirstResponder() {}
    func hasResignedFirstResponder() {}

    // MARK: Keys

    /// The commands that keys of a hardware keyboard perform while this object is in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    /// What VoiceOver says after the label. It is the current value of an element that can be adjusted.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// The elements of a container in the order in which they are read, or nil for those of its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }

    /// Performs the default action of VoiceOver, a double tap. Returns whether it was handled.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value, for a swipe up of VoiceOver on an element with the trait `adjustable`. Override it; the
    /// default implementation does nothing.
    open func accessibilityIncrement() {}

    /// Decreases the value, for a swipe down of VoiceOver on an element with the trait `adjustable`. Override it; the
    /// default implementation does nothing.
    open func accessibilityDecrement() {}

    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }

    /// Performs the escape gesture of VoiceOver in place of `accessibilityPerformEscape()`, on iOS 17 and later.
    open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.escape }
        set { accessibility.escape = HeadlessDevice.current.systemVersion >= 17 ? newValue : nil }
    }

    /// Performs the escape gesture of VoiceOver. Returns whether it was handled.
    open func accessibilityPerformEscape() -> Bool {
        let blockIsLast = HeadlessQuirks.escapeBlocksComeLast
        if !blockIsLast, let escape = accessibilityPerformEscapeBlock, escape() { return true }
        if nextForEscape?.accessibilityPerformEscape() == true { return true }
        return blockIsLast && accessibilityPerformEscapeBlock?() == true
    }

    /// The responder that receives the escape gesture after this one.
    var nextForEscape: UIResponder? { next }
}
