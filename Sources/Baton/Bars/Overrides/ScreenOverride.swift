import UIKit

/// An override on a screen that lasts while the screen's bar is shown.
@MainActor
protocol ScreenOverride: AnyObject {
    /// The item of the screen, or nil if it no longer exists.
    var item: UINavigationItem? { get }
    func end()
}
