import Foundation

extension UIViewController {
    /// What this controller presents hears of its size last (B4.60).
    ///
    /// Unless it stays in a context, the root's size counts, whoever the presenter is.
    func tellPresentation(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let controller = presentation.presented?.presentation.run?.controller else { return }
        let windowSize = (coordinator as? TransitionCoordinator)?.windowSize
        let own = controller.staysInContext && parent != nil ? size : windowSize ?? size
        controller.viewWillTransition(to: own, with: coordinator)
    }

    /// A wish for a size goes one step up, to whoever gives the size (B4.62).
    func tellContainerOfPreferredSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            presentation.run?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// The window of this controller, or while it has none yet, of those that show it.
    var windowOfHierarchy: UIWindow? {
        viewIfLoaded?.window ?? parent?.windowOfHierarchy ?? presentation.run?.container.window
            ?? presentation.presenter?.windowOfHierarchy
    }
}
