import UIKit

extension UINavigationController {
    /// Lets UIKit ask for the style of the status bar again, or gives advice where it asks nobody: a plain navigation controller
    /// determines the style from its bar (B8.61).
    func updateStatusBarStyle() {
        setNeedsStatusBarAppearanceUpdate()
        guard type(of: self) == UINavigationController.self else { return }
        Advice.give(
            about: BarState.self, "A statusBarStyle has no effect on a plain UINavigationController.",
            "Use a BatonNavigationController, or override preferredStatusBarStyle in your own subclass.")
    }
}
