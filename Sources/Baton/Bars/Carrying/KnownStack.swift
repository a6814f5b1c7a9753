import UIKit

/// The screens of a stack when its bar last came to rest. They are not retained.
@MainActor
struct KnownStack {
    private var screens: [WeakScreen] = []

    private struct WeakScreen {
        weak var controller: UIViewController?
    }

    init(_ screens: [UIViewController] = []) {
        self.screens = screens.map(WeakScreen.init)
    }

    /// Returns whether a change goes back to a screen. `stack` already contains the screens after the change.
    func isPop(to entering: UIViewController, from leaving: UIViewController?, in stack: [UIViewController]) -> Bool {
        guard let leaving, !stack.contains(leaving) else { return false }
        // A screen that was inserted below the top was not reported (B1.43), but it already is a child view
        // controller.
        return screens.contains { $0.controller === entering } || !entering.isMovingToParent
    }
}
