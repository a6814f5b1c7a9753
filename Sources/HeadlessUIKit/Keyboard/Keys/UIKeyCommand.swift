#if canImport(ObjectiveC)
    public import ObjectiveC
#endif

/// A command that is performed when a key of a hardware keyboard is pressed, while the object that returns it from
/// `keyCommands` is in the responder chain.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private let key: String
    private let modifiers: UIKeyModifierFlags
    /// Performs the command in place of a selector.
    let handler: ((UIKeyCommand, UIResponder) -> Void)?

    /// Whether an input that has a direction is the opposite one in an app that reads from right to left.
    open var allowsAutomaticMirroring = true

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init("", nil, action, input, modifierFlags, nil)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(title, image, action, input, modifierFlags, propertyList)
        describe(alternates, discoverabilityTitle, attributes, state)
    }

    init(
        _ title: String, _ image: UIImage?, _ action: Selector?, _ input: String, _ modifierFlags: UIKeyModifierFlags,
        _ propertyList: Any?, handler: ((UIKeyCommand, UIResponder) -> Void)? = nil
    ) {
        key = input
        modifiers = modifierFlags
        self.handler = handler
        super.init(title, image, action, propertyList)
    }

    open var input: String? { key }
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
}
