import UIKit

extension BarCarrier {
    /// Gives advice where a status bar style has no effect. A plain navigation controller determines the style from its
    /// bar and does not ask Baton (B8.61).
    func adviseOfStatusBar() {
        guard let navigationController, type(of: navigationController) == UINavigationController.self else { return }
        Advice.give(
            about: BarState.self, "A statusBarStyle has no effect on a plain UINavigationController.",
            "Use a BatonNavigationController, or override preferredStatusBarStyle in your own subclass.")
    }
}
