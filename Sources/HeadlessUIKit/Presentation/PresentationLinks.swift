import Foundation

/// The links between a view controller and its presentations.
@MainActor
struct PresentationLinks {
    var style = UIModalPresentationStyle.automatic
    /// The view controller that this view controller presents.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// Whether `presentingViewController` is still nil, by `HeadlessQuirks.presentersAreSetLater`.
    var hidesPresenter = false
    var shownPresenter: UIViewController? { hidesPresenter ? nil : presenter }
    /// The presentation of this view controller. It retains the presentation controller (B4.33).
    var run: ModalPresentation? {
        didSet { InheritedTraits.expire() }
    }
    /// The presentation controller that was created on request before the presentation (B4.12).
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
