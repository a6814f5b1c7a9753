import Foundation

/// A change from one tab to another, with a transition.
@MainActor
struct TabChange {
    let from: UIViewController
    let to: UIViewController
    let oldSelection: Int
}

/// Where the bar of a tab bar controller is.
enum TabBarStay {
    case shown
    /// It left with a screen that hides it (B1.79).
    case hidden
    /// It goes or comes along with a transition.
    case moving
}
