import UIKit

extension BarCarrier {
    /// UIKit asks a plain navigation controller, and that asks its bar and not Baton (B8.61).
    func adviseOfStatusBar() {
        guard let navigationController, type(of: navigationController) == UINavigationController.self else { return }
        Advice.give(
            about: BarState.self, "A statusBarStyle has no effect on a plain UINavigationController.",
            "Use a BatonNavigationController, or a subclass of yours that overrides preferredStatusBarStyle.")
    }
}
