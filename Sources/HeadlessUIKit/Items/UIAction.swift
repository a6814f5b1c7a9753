import Foundation

/// The closure that is called when an action is performed.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control, a bar button item or a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identifier of an action. An action replaces an earlier one with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// The sender of the action, while the action is performed.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title, image, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state, handler: handler)
    }

    private init(
        _ title: String, _ image: UIImage?, identifier: Identifier?, discoverabilityTitle: String?,
        attributes: UIMenuElement.Attributes, state: UIMenuElement.State, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("action.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// Performs the action by calling its handler. The target is ignored.
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
