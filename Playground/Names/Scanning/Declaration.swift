/// A declaration, as other modules see it.
struct Declaration: Equatable {
    enum Role: String {
        case `class`, `struct`, `enum`, `protocol`, `typealias`, `extension`
        /// An enumeration case, a static member, or an instance member.
        case `case`, `static`, member
    }

    /// The path of the owner, the name and the argument labels. For example `UIView.convert(_:to:)`.
    var name: String
    var role: Role
    /// Whether the declaration is public, explicitly or through its context.
    ///
    /// A public member of a hidden type is still hidden.
    var isPublic: Bool
    /// The modifiers and attributes of the declaration. A member has the attributes of the extension around it.
    var modifiers: Set<String> = []
    /// Whether it is a function or an initializer that throws.
    var isThrowing = false
    /// The types after the colon of a type or extension.
    var inherits: [String] = []
    var line: Int
    var file = ""

    /// Whether the declaration has the `open` modifier.
    var isOpen: Bool { modifiers.contains("open") }

    /// Whether it is the initializer of a type.
    var isInitializer: Bool { owners.last.map { name.hasPrefix("\($0).init(") } ?? false }

    /// The entry for this declaration in a list of names.
    var entry: String { role == .member ? name : "\(name) \(role.rawValue)" }

    /// The paths of the enclosing types, outermost first.
    var owners: [String] {
        name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) }
    }
}
