import Foundation

/// A change of the selected tab with a transition.
@MainActor
struct TabChange {
    let from: UIViewController
    let to: UIViewController
    /// What the tab bar controller had before. A cancelled change returns to it.
    let former: TabList
    /// The tabs that leave and come with the change, if it replaces them.
    var removed: [UIViewController] = []
    var added: [UIViewController] = []
    /// Whether UIKit dissolves the tabs.
    var dissolves = false
}

/// The position of the bar of a tab bar controller.
enum TabBarStay {
    case shown
    /// A view controller on the navigation stack hides the bar (B1.79).
    case hidden
    /// The bar is moving alongside a transition.
    case moving
    /// The bar is at its place without buttons, though a view controller hides it (B16.31).
    case stranded
}
