import Foundation

/// What a controller knows of the presentations that it takes part in.
@MainActor
struct PresentationLinks {
    var style = UIModalPresentationStyle.automatic
    /// The controller that this one presents.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// The presentation by which this one is presented; it keeps the presentation controller alive (B4.33).
    var run: ModalPresentation?
    /// A presentation controller that somebody asked for before the presentation (B4.12).
    var unused: UIPresentationController?
    var isBeingPresented = false
    var isBeingDismissed = false
    var transition: Transition?
}

extension UIViewController {
    func needPresentationController() -> UIPresentationController? {
        if let run = presentation.run { return run.original }
        if let parent { return parent.presentationController }
        if isRootOfWindow { return nil }
        if let unused = presentation.unused { return unused }
        let made = UIPresentationController.make(for: self, presenting: nil, source: self)
        presentation.unused = made
        return made
    }

    var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let modal = presentation.transition ?? presentation.presented?.presentation.transition
        if let modal { return modal.coordinator }
        return containerTransition?.coordinator
    }
}
