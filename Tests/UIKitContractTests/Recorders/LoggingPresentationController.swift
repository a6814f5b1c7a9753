import UIKit

/// A presentation controller that logs the course of its presentation.
@MainActor
final class LoggingPresentationController: UIPresentationController {
    private var log: CallLog?
    var removesPresenter = false
    /// What the presented view is wrapped in, if anything.
    var wrapper: UIView?
    /// Where the presented view is to be; the whole container unless a test says otherwise.
    var place: ((CGRect) -> CGRect)?
    /// Whether it puts the presented view into place at each layout of the container.
    var laysOut = false
    /// Called inside each logged method with its name.
    var inside: ((String) -> Void)?
    /// How often the container was laid out, counted at both ends of each layout.
    private(set) var layouts = (begun: 0, ended: 0)
    private var readings: Set<String> = []

    convenience init(_ presented: UIViewController, _ presenting: UIViewController?, log: CallLog?) {
        self.init(presentedViewController: presented, presenting: presenting)
        self.log = log
        log?.note("presentation controller is made")
    }

    override var shouldRemovePresentersView: Bool {
        removesPresenter
    }

    override var presentedView: UIView? {
        tellReading("presentedView")
        return wrapper ?? super.presentedView
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        tellReading("frameOfPresentedViewInContainerView")
        let frame = super.frameOfPresentedViewInContainerView
        return place?(frame) ?? frame
    }

    override func presentationTransitionWillBegin() {
        tell("presentationTransitionWillBegin", "")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        tell("presentationTransitionDidEnd", "\(completed)")
    }

    override func dismissalTransitionWillBegin() {
        tell("dismissalTransitionWillBegin", "")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        tell("dismissalTransitionDidEnd", "\(completed)")
    }

    override func containerViewWillLayoutSubviews() {
        layouts.begun += 1
        if laysOut { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override func containerViewDidLayoutSubviews() {
        layouts.ended += 1
    }

    /// Only the first reading in the course of a presentation is logged: how often UIKit reads is its own affair.
    private func tellReading(_ property: String) {
        guard presentedViewController.isBeingPresented, containerView != nil else { return }
        if readings.insert(property).inserted { log?.note(property) }
    }

    private func tell(_ method: String, _ flag: String) {
        log?.note("\(method)(\(flag))")
        inside?(method)
    }
}
