/// What a recording knows of a view controller.
///
/// ```swift
/// try Stage.play(report) { screen in screen.type == "FeedScreen" ? FeedScreen() : nil }
/// ```
public struct RecordedScreen: Codable, Hashable, Sendable {
    /// The kind of a view controller.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// A screen with content.
        case screen
        /// A navigation controller.
        case stack
        /// A tab bar controller.
        case tabs
    }

    /// The kind.
    public let kind: Kind
    /// The name of its class.
    public let type: String
    /// Its title.
    public let title: String?
    /// The content under a finger, if it scrolls.
    package var scroll: RecordedScroll?
    /// The frame of a text field that was edited: x, y, width and height in the screen.
    package var field: [Double]?
    package var bar: RecordedBar?
    package var hidesBottomBar = false
    package var hidesBackButton = false
    /// Whether the title is large on the screen, or the bar of the stack prefers that.
    package var hasLargeTitle = false
    package var isModal = false
    package var preferredSize: RecordedSize?

    package init(kind: Kind, type: String, title: String? = nil) {
        (self.kind, self.type, self.title) = (kind, type, title)
    }
}

/// Content that scrolls.
package struct RecordedScroll: Codable, Hashable, Sendable {
    /// Its frame in the screen: x, y, width and height.
    package var frame: [Double]
    package var content: RecordedSize
}
