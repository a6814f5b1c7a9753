/// What stays the same about a view or layer for the length of a scene.
public struct PageNode: Sendable, Equatable {
    /// What the states refer to; unique within the scene.
    public var id: Int
    /// The parent it usually has, so that its states need not repeat it; nil is the window's root.
    public var parent: Int?
    /// What the inspector calls it, as a rule the class name.
    public var label: String
    /// The text it draws, if any.
    public var text: PageText?

    /// Describes a node.
    public init(id: Int, parent: Int? = nil, label: String, text: PageText? = nil) {
        self.id = id
        self.parent = parent
        self.label = label
        self.text = text
    }
}
