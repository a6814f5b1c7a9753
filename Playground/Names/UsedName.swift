/// A name in the sources of an app that may be UIKit's.
enum UsedName: Hashable {
    /// A type, a function or a constant that stands alone, such as `UIView`.
    case global(String)
    /// A member of the type before it, such as `UIView.animate`.
    case member(String)
    /// A member of something whose type only a compiler knows, such as `backgroundColor`.
    case word(String)
    /// A method that the app declares, and that UIKit may call, such as `tableView(_:didSelectRowAt:)`.
    case method(String)

    /// Whether it is a word after a dot, which may be a member of anything.
    var isWord: Bool {
        if case .word = self { true } else { false }
    }

    /// The name as a report shows it.
    var text: String {
        switch self {
        case .global(let name), .member(let name): name
        case .word(let name): ".\(name)"
        case .method(let name): "func \(name)"
        }
    }
}
