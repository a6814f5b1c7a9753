import Foundation

/// Finds the view controllers that determine the status bar of a window (B10.10, B10.11).
@MainActor
struct StatusBarQuery {
    private let start: UIViewController

    /// Starts at the root view controller, or at the topmost presented view controller that controls the status bar.
    init(root: UIViewController) {
        var start = root
        var candidate: UIViewController? = root.presentation.presented
        while let presented = candidate {
            if presented.takesStatusBar { start = presented }
            candidate = presented.presentation.presented
        }
        self.start = start
    }

    var style: UIViewController {
        deepest(\.childForStatusBarStyle)
    }

    var hidden: UIViewController {
        deepest(\.childForStatusBarHidden)
    }

    private func deepest(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
        var controller = start
        while let next = child(controller), next !== controller { controller = next }
        return controller
    }
}

extension UIViewController {
    /// Whether this presented view controller is being dismissed, and no interaction drives that (B10.15).
    var isLeavingUndriven: Bool {
        isBeingDismissed && presentation.transition?.context.isInteractive != true
    }

    /// Whether this presented view controller controls the status bar. It does not while it is being dismissed, unless
    /// the dismissal is interactive (B10.13, B10.15).
    fileprivate var takesStatusBar: Bool {
        guard let controller = presentation.run?.controller else { return false }
        let captures = controller.presentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
        return captures && !isLeavingUndriven
    }
}
