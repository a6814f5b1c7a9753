import UIKit

/// The screens of a stack as they were when its bar last came to rest; they are remembered and not kept.
@MainActor
struct KnownStack {
    private var screens: [WeakScreen] = []

    private struct WeakScreen {
        weak var controller: UIViewController?
    }

    init(_ screens: [UIViewController] = []) {
        self.screens = screens.map(WeakScreen.init)
    }

    /// Whether a change goes back to a screen, in a stack that is already as it will be.
    func isPop(to entering: UIViewController, from leaving: UIViewController?, in stack: [UIViewController]) -> Bool {
        guard let leaving, !stack.contains(leaving) else { return false }
        // One that was put in below told nobody (B1.43), and has been a child for long.
        return screens.contains { $0.controller === entering } || !entering.isMovingToParent
    }
}
