import Foundation

extension UIViewController {
    /// Notifies the presentation by this view controller of a size, after the children were notified (B4.60).
    ///
    /// A presentation that stays in a context receives the presenter's size if the presenter has a parent. Any other
    /// presentation receives the size of the window, if the coordinator has one.
    func tellPresentation(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let controller = presentation.presented?.presentation.run?.controller else { return }
        let windowSize = (coordinator as? TransitionCoordinator)?.windowSize
        let own = controller.staysInContext && parent != nil ? size : windowSize ?? size
        controller.viewWillTransition(to: own, with: coordinator)
    }

    /// Notifies the parent, or else the presentation controller, of a new preferred content size (B4.62).
    func tellContainerOfPreferredSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            presentation.run?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// The window of this view controller.
    ///
    /// Before its view is in a window, this is the window of its parent, of its presentation or of its presenter.
    var windowOfHierarchy: UIWindow? {
        viewIfLoaded?.window ?? parent?.windowOfHierarchy ?? presentation.run?.container.window
            ?? presentation.presenter?.windowOfHierarchy
    }
}
