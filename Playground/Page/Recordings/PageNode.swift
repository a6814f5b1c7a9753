/// The properties of a view or layer that do not change during a scene.
public struct PageNode: Sendable, Equatable {
    /// The identifier that states refer to. It is unique within the scene.
    public var id: Int
    /// The usual parent, which states do not repeat. Nil is the window's root.
    public var parent: Int?
    /// The name in the inspector, usually the class name.
    public var label: String

    /// Creates a node.
    public init(id: Int, parent: Int? = nil, label: String) {
        self.id = id
        self.parent = parent
        self.label = label
    }
}
