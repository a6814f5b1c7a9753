import Foundation

/// The items of a navigation bar, from the bottom to the top.
///
/// The items of a navigation controller's bar are those of its stack. They are read when they are needed, so that a
/// change at the top of the stack does not visit the view controllers below.
@MainActor
enum NavigationItems {
    case own([UINavigationItem])
    case stack(ArraySlice<UIViewController>)

    var count: Int {
        switch self {
        case .own(let items): items.count
        case .stack(let screens): screens.count
        }
    }

    var top: UINavigationItem? { self[depth: 0] }
    var back: UINavigationItem? { self[depth: 1] }

    var all: [UINavigationItem] {
        switch self {
        case .own(let items): items
        case .stack(let screens): screens.map(\.navigationItem)
        }
    }

    /// The item at a number of places below the top, or nil if there are fewer items.
    subscript(depth depth: Int) -> UINavigationItem? {
        guard depth < count else { return nil }
        return switch self {
        case .own(let items): items[items.endIndex - 1 - depth]
        case .stack(let screens): screens[screens.endIndex - 1 - depth].navigationItem
        }
    }

    /// Returns whether the items are those of the same view controllers as before, or the same items.
    func isSame(as other: NavigationItems) -> Bool {
        guard count == other.count else { return false }
        switch (self, other) {
        case (.own(let items), .own(let others)):
            for (item, other) in zip(items, others) where item !== other { return false }
        case (.stack(let screens), .stack(let others)):
            for (screen, other) in zip(screens, others) where screen !== other { return false }
        default: return false
        }
        return true
    }
}
