/// A declaration as the outside of a module sees it.
struct Declaration: Equatable {
    enum Role: String {
        case `class`, `struct`, `enum`, `protocol`, `typealias`, `extension`
        /// A case of an enumeration, a member of a type itself, and a member of its values.
        case `case`, `static`, member
    }

    /// The owner's path, the name and the argument labels: `UIView.convert(_:to:)`.
    var name: String
    var role: Role
    /// What is written, or follows from where it stands. A public member of a hidden type is still hidden.
    var isPublic: Bool
    /// Whether it says that other modules may override it, or subclass it.
    var isOpen = false
    /// What stands after the colon of a type or an extension.
    var inherits: [String] = []
    var line: Int
    var file = ""

    /// How a list of names writes it.
    var entry: String { role == .member ? name : "\(name) \(role.rawValue)" }

    /// The paths of the types around it, from the outermost.
    var owners: [String] {
        name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) }
    }
}
