#if canImport(ObjectiveC)
    public import ObjectiveC
#endif

/// A menu element that calls a method of the first responder, or of the next one that has it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    private let selector: Selector?
    private let data: Any?

    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off

    /// The variants of the command with other modifier keys.
    open private(set) var alternates: [UICommandAlternate] = []

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title, image, action, propertyList)
        describe(alternates, discoverabilityTitle, attributes, state)
    }

    init(_ title: String, _ image: UIImage?, _ action: Selector?, _ propertyList: Any?) {
        selector = action
        data = propertyList
        super.init(title: title, image: image)
    }

    final func describe(
        _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?, _ attributes: UIMenuElement.Attributes,
        _ state: UIMenuElement.State
    ) {
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    open var action: Selector? { selector }
    open var propertyList: Any? { data }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
}
