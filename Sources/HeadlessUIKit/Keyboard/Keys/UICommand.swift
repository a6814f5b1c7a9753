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

    public convenience init(title: String, image: UIImage?, action: Selector, propertyList: Any?) {
        self.init(title, image, action, propertyList)
    }

    init(_ title: String, _ image: UIImage?, _ action: Selector?, _ propertyList: Any?) {
        selector = action
        data = propertyList
        super.init(title: title, image: image)
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
