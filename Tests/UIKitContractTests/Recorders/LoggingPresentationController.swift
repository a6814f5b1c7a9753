import UIKit

/// A presentation controller that logs its calls.
@MainActor
final class LoggingPresentationController: UIPresentationController {
    private var log: CallLog?
    var removesPresenter = false
    /// The view that wraps the presented view, if any.
    var wrapper: UIView?
    /// Computes the frame of the presented view from the container's bounds. Nil means the whole container.
    var place: ((CGRect) -> CGRect)?
    /// Whether the controller sets the frame of the presented view at each layout of the container.
    var laysOut = false
    /// Is called in each logged method with its name.
    var inside: ((String) -> Void)?
    /// The number of layout passes of the container, counted before and after each pass.
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

    /// Logs only the first reading of a property. The number of further readings is not specified.
    private func tellReading(_ property: String) {
        guard presentedViewController.isBeingPresented, containerView != nil else { return }
        if readings.insert(property).inserted { log?.note(property) }
    }

    private func tell(_ method: String, _ flag: String) {
        log?.note("\(method)(\(flag))")
        inside?(method)
    }
}
