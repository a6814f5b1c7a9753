public import UIKit

/// The transitioning delegate of a view controller that is presented with `ModalTransitions`.
///
/// `present(_:using:animated:completion:)` creates a driver, and the presented view controller retains it. Create a
/// driver yourself to present interactively, or to set it as a transitioning delegate directly. A view controller holds
/// its `transitioningDelegate` weakly: retain a driver that you set there for as long as the view controller is
/// presented. Otherwise UIKit uses its own presentation without a warning.
///
/// ```swift
/// let driver = ModalTransitionDriver(.card)
/// driver.interaction.begin {
///     self.present(detail, by: driver)
///     return detail.transitionCoordinator
/// }
/// ```
@MainActor
public final class ModalTransitionDriver: TransitionDriver {
    /// The transitions that the driver applies. A change takes effect with the next transition. To change a
    /// view controller that is presented now, set the `overlay` of its `OverlayPresentationController`. A view controller
    /// that was presented without a pull or a pinch does not get one.
    public var transitions: ModalTransitions {
        didSet {
            pulls.values.forEach(updatePull)
            pinches.values.forEach(updatePinch)
            sheets.values.forEach(updateSheet)
        }
    }
    /// The view controller that was presented last.
    package private(set) weak var presented: UIViewController?
    /// The pull of each view controller that is presented now.
    private var pulls: [ObjectIdentifier: PullDismiss] = [:]
    private var pinches: [ObjectIdentifier: PinchDismiss] = [:]
    private var sheets: [ObjectIdentifier: SheetMover] = [:]

    /// Creates a driver for one presentation.
    public init(_ transitions: ModalTransitions) {
        self.transitions = transitions
        super.init(interaction: TransitionInteraction())
        EditedFields.follow()
    }

    /// Returns the driver of a presented view controller, or nil if it was not presented with `ModalTransitions`.
    public static func driver(of presented: UIViewController) -> ModalTransitionDriver? {
        presented.transitioningDelegate as? ModalTransitionDriver
    }

    /// Returns the recognizer of the pull that dismisses a view controller, for failure requirements with your own
    /// recognizers. For a sheet it also drags between the detents. Returns nil until the presentation has ended, and if
    /// there is no pull.
    public func pullRecognizer(of presented: UIViewController) -> UIPanGestureRecognizer? {
        let key = ObjectIdentifier(presented)
        return pulls[key]?.recognizer ?? sheets[key]?.pull.recognizer
    }

    /// Returns the recognizer of the pinch that dismisses a view controller, for failure requirements with your own
    /// recognizers. Returns nil until the presentation has ended, and if there is no pinch.
    public func pinchRecognizer(of presented: UIViewController) -> UIPinchGestureRecognizer? {
        pinches[ObjectIdentifier(presented)]?.recognizer
    }

    private func attachGestures(to view: UIView, of presented: UIViewController) {
        let container = presented.presentationController?.containerView
        if let container, transitions.isInterruptible { TransitionGrab.on(container) }
        let overlay = presented.presentationController as? OverlayPresentationController
        if let overlay, overlay.overlay.hasDetents {
            follow(overlay.sheetInteraction)
            updateSheet(overlay.sheet)
            sheets[ObjectIdentifier(presented)] = overlay.sheet
        }
        if transitions.pull != nil, overlay?.overlay.hasOnlyDetents != true {
            let pull = PullDismiss()
            pull.isReplaced = { [weak overlay] in overlay?.layout.detents != nil }
            follow(pull.interaction)
            updatePull(pull)
            pulls[ObjectIdentifier(presented)] = pull
            pull.attach(to: view, of: presented)
        }
        if transitions.pinch != nil {
            let pinch = PinchDismiss()
            follow(pinch.interaction)
            updatePinch(pinch)
            pinches[ObjectIdentifier(presented)] = pinch
            pinch.attach(to: view, of: presented)
        }
    }

    private func detachGestures(of presented: UIViewController) {
        pulls.removeValue(forKey: ObjectIdentifier(presented))?.detach()
        pinches.removeValue(forKey: ObjectIdentifier(presented))?.detach()
        sheets[ObjectIdentifier(presented)] = nil
    }

    private func updatePull(_ pull: PullDismiss) {
        pull.isEnabled = isUsable("pull", transitions.pull != nil)
        pull.options = transitions.pull ?? pull.options
        let (dismiss, edge) = (transitions.dismiss, pull.options.edge)
        pull.dismissal.slides = { dismiss.slidesOut(at: edge) }
    }

    private func updateSheet(_ sheet: SheetMover) {
        sheet.canDismiss = isUsable("pull", transitions.pull != nil)
        let dismiss = transitions.dismiss
        // Another layout may have no detents, or another edge.
        sheet.pull.dismissal.slides = { [weak sheet] in sheet?.edge.map(dismiss.slidesOut) ?? false }
    }

    private func updatePinch(_ pinch: PinchDismiss) {
        pinch.isEnabled = isUsable("pinch", transitions.pinch != nil)
        pinch.options = transitions.pinch ?? pinch.options
    }

    /// An interaction drives a custom animator. UIKit's own dismissal has none.
    private func isUsable(_ gesture: String, _ isWanted: Bool) -> Bool {
        guard isWanted, transitions.dismiss.isSystem else { return isWanted }
        Advice.give(
            about: ModalTransitions.self,
            "The transitions have a \(gesture), but UIKit animates the dismissal, so the \(gesture) is disabled.",
            "Set dismiss to a style or to your own animator.")
        return false
    }

    private func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        var gestures = [interaction]
        gestures += pulls.values.map(\.interaction)
        gestures += pinches.values.map(\.interaction)
        gestures += sheets.values.map(\.pull.interaction)
        return chooseInteraction(
            for: animator, among: gestures,
            rule: transitions.isInterruptible ? transitions.pull?.rule ?? ReleaseRule() : nil)
    }

    private func begin(_ change: ScreenChange, along coordinator: any UIViewControllerTransitionCoordinator) {
        observe(change, until: coordinator)
        guard transitions.isInterruptible else { return }
        let overlay = change.upper.presentationController as? OverlayPresentationController
        let sheet = overlay?.layout.detents == nil ? nil : overlay?.sheet
        let pulled = sheet == nil ? transitions.pull?.edge : nil
        allowGrab(
            on: coordinator.containerView, during: change.operation,
            backTo: pulled ?? overlay?.layout.edge ?? .bottom,
            moving: change.upper.presentationController?.presentedView, over: sheet?.exit, until: coordinator)
    }

    private func makeAnimator(for change: ScreenChange) -> (any UIViewControllerAnimatedTransitioning)? {
        chooseAnimator(for: change, apps: nil) { change in
            (change.operation == .present ? transitions.present : transitions.dismiss, "the transitions")
        }
    }
}

extension ModalTransitionDriver: UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        self.presented = presented
        let make =
            transitions.makePresentationController
            ?? OverlayPresentationController.init(presentedViewController:presenting:overlay:)
        let controller = make(presented, presenting, transitions.overlay)
        controller.carriesBar = transitions.carriesBar
        controller.onChange = { [weak self] change, coordinator in self?.begin(change, along: coordinator) }
        controller.onArrival = { [weak self, weak presented] view in
            guard let presented else { return }
            self?.attachGestures(to: view, of: presented)
        }
        controller.onEnd = { [weak self, weak presented] in
            guard let presented else { return }
            self?.detachGestures(of: presented)
            ModalOverride.restore(presented)
        }
        return controller
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(for: ScreenChange(.present, from: presenting, to: presented))
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(for: ScreenChange(.dismiss, from: dismissed, to: dismissed.presentingViewController ?? dismissed))
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction(for: animator)
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction(for: animator)
    }
}
