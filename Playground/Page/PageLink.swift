/// A link at the top of a page.
public struct PageLink: Sendable, Equatable {
    /// The words that the reader presses.
    public var text: String
    /// The address, which may be relative to that of the page.
    public var address: String

    /// Creates a link.
    public init(_ text: String, to address: String) {
        self.text = text
        self.address = address
    }
}
