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
    /// The transitions that the driver applies. A change takes effect with the next transition. To change a view controller that is
    /// presented now, and the gestures that dismiss it, set the `overlay` of its `OverlayPresentationController`.
    public var transitions: ModalTransitions
    override var observer: ((TransitionEvent) -> Void)? { transitions.observer }
    /// The view controller that was presented last.
    package private(set) weak var presented: UIViewController?
    /// Called when the view controller is presented or its overlay changes, with true, and when it is dismissed, with false.
    var onPresence: (Bool) -> Void = { _ in }
    /// The gestures of each view controller that is presented now.
    private var gestures: [ObjectIdentifier: ModalGestures] = [:]

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
        gestures[ObjectIdentifier(presented)]?.pullRecognizer
    }

    /// Returns the recognizer of the pinch that dismisses a view controller, for failure requirements with your own
    /// recognizers. Returns nil until the presentation has ended, and if there is no pinch.
    public func pinchRecognizer(of presented: UIViewController) -> UIPinchGestureRecognizer? {
        gestures[ObjectIdentifier(presented)]?.pinchRecognizer
    }

    private func attachGestures(to view: UIView, of presentation: OverlayPresentationController) {
        if let container = presentation.containerView, transitions.interruptible { TransitionGrab.on(container) }
        let key = ObjectIdentifier(presentation.presentedViewController)
        let own =
            gestures[key] ?? ModalGestures(of: presentation) { [weak self] in self?.transitions.dismiss ?? .system }
        gestures[key] = own
        own.attach(to: view, of: presentation)
        own.interactions.forEach(follow)
    }

    private func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        chooseInteraction(
            for: animator, among: [interaction] + gestures.values.flatMap(\.interactions),
            rule: transitions.interruptible ? transitions.pull?.rule ?? ReleaseRule() : nil)
    }

    private func begin(_ change: ScreenChange, along coordinator: any UIViewControllerTransitionCoordinator) {
        if transitions.carriesBar {
            ModalBarHandover(presented: change.upper, presenter: change.lower)
                .begin(isLeaving: change.operation == .dismiss)
        }
        observe(change, until: coordinator)
        guard transitions.interruptible else { return }
        let overlay = change.upper.presentationController as? OverlayPresentationController
        let sheet = overlay?.layout.detents == nil ? nil : overlay?.sheet
        let pulled = sheet == nil ? overlay?.pull?.edge : nil
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
        controller.onChange = { [weak self] change, coordinator in self?.begin(change, along: coordinator) }
        controller.onChangeEnd = { [weak self, weak controller] in
            guard let controller, self?.transitions.carriesBar == true else { return }
            // The stack may be presented again, without a bar that is carried.
            ModalBarHandover(
                presented: controller.presentedViewController, presenter: controller.presentingViewController
            ).end()
        }
        controller.onGestures = { [weak self, weak controller] view in
            guard let controller else { return }
            self?.attachGestures(to: view, of: controller)
            self?.onPresence(true)
        }
        controller.onEnd = { [weak self, weak presented] in
            guard let presented else { return }
            self?.gestures.removeValue(forKey: ObjectIdentifier(presented))?.detach()
            ModalOverride.restore(presented)
            self?.onPresence(false)
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
