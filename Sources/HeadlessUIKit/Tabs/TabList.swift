import Foundation

/// The view controllers of a tab bar controller, and which of them is selected.
@MainActor
struct TabList {
    /// All view controllers, also those that have no tab of their own.
    var screens: [UIViewController] = []
    var tabs: [UIViewController] = []
    /// The tabs that the app has given, if it has not given view controllers.
    var objects: [UITab] = []
    var selection: Int?
}
