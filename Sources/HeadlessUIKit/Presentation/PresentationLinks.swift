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
    /// What this controller or its nearest ancestor presented (B4.1).
    public var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// Who presented this controller or its farthest ancestor (B4.1).
    public var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// Of a container it is the container's flag that is set: a child that wants to know asks up the chain (B4.26).
    public var isBeingPresented: Bool { presentation.isBeingPresented }

    public var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// Reading it before the presentation makes it, for the style as it is then (B4.12).
    public var presentationController: UIPresentationController? {
        if let run = presentation.run { return run.original }
        if let parent { return parent.presentationController }
        if isRootOfWindow { return nil }
        if let unused = presentation.unused { return unused }
        let made = UIPresentationController.make(for: self, presenting: nil, source: self)
        presentation.unused = made
        return made
    }

    /// The one in charge, after an adaptation.
    public var activePresentationController: UIPresentationController? {
        presentation.run?.controller ?? parent?.activePresentationController
    }

    /// Any participant answers: the presentation that is going on, else whatever the parent knows (B1.60).
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningCoordinator ?? parent?.transitionCoordinator
    }

    private var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let modal = presentation.transition ?? presentation.presented?.presentation.transition
        if let modal { return modal.coordinator }
        return containerTransition?.coordinator
    }
}
