/// A view that travels from its place on one screen to its place on the next. Both screens give their view for the same
/// identifier.
///
/// ```swift
/// navigationController.transitions = .slide.sharing("cover", SharedElement("title", aboveBars: true))
/// ```
public struct SharedElement: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the view.
    public var identifier: String
    /// Whether the view travels above the bars of a navigation or tab bar controller. By default it travels below them, where
    /// the screens are.
    public var isAboveBars: Bool

    /// Creates an element with an identifier.
    public init(_ identifier: String, aboveBars: Bool = false) {
        self.identifier = identifier
        isAboveBars = aboveBars
    }

    /// Creates an element whose identifier is the literal.
    public init(stringLiteral identifier: String) {
        self.init(identifier)
    }
}
