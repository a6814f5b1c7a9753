import Foundation

/// Who decides on the status bar of a window (B10.10, B10.11).
@MainActor
struct StatusBarQuery {
    private let start: UIViewController

    /// The root, or the topmost controller presented on it that takes the status bar over.
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
    /// One that leaves has given it back, unless the user is still pulling at it (B10.13, B10.15).
    fileprivate var takesStatusBar: Bool {
        guard let controller = presentation.run?.controller else { return false }
        let captures = controller.presentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
        let isLeaving = isBeingDismissed && presentation.transition?.context.isInteractive != true
        return captures && !isLeaving
    }
}
