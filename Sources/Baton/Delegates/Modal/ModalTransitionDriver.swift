public import UIKit

/// The transitioning delegate of a screen that is presented by `ModalTransitions`.
///
/// `present(_:using:animated:completion:)` makes one and keeps it on the presented screen. Make one yourself to present under a
/// finger, or to set it as a transitioning delegate by hand. A screen holds its `transitioningDelegate` weakly: keep a driver
/// that you set there as long as the screen is presented, or UIKit presents in its own way and says nothing.
///
/// ```swift
/// let driver = ModalTransitionDriver(.card)
/// driver.interaction.begin {
///     self.present(detail, using: driver)
///     return detail.transitionCoordinator
/// }
/// ```
@MainActor
public final class ModalTransitionDriver: TransitionDriver {
    /// What the driver acts by. A change counts from the next transition on. The layout and the style of a screen that is
    /// presented stay as they are, and a screen that was presented without a pull gets none.
    public var transitions: ModalTransitions {
        didSet { pulls.values.forEach(updatePull) }
    }
    /// A pull for each screen that is presented now.
    private var pulls: [ObjectIdentifier: PullDismiss] = [:]

    /// Creates a driver for one presentation.
    public init(_ transitions: ModalTransitions) {
        self.transitions = transitions
        super.init(interaction: TransitionInteraction())
    }

    /// The driver of a presented screen, or nil if that was not presented by `ModalTransitions`.
    public static func driver(of presented: UIViewController) -> ModalTransitionDriver? {
        presented.transitioningDelegate as? ModalTransitionDriver
    }

    /// The recognizer that pulls a presented screen away, for failure relations with your own. Nil before the screen has
    /// arrived, and without a pull.
    public func pullRecognizer(of presented: UIViewController) -> UIPanGestureRecognizer? {
        pulls[ObjectIdentifier(presented)]?.recognizer
    }

    private func attachPull(to view: UIView, of presented: UIViewController) {
        guard transitions.pull != nil else { return }
        let pull = PullDismiss()
        follow(pull.interaction)
        updatePull(pull)
        pulls[ObjectIdentifier(presented)] = pull
        pull.attach(to: view, of: presented)
    }

    private func updatePull(_ pull: PullDismiss) {
        // A finger drives an animator, and UIKit's own dismissal has none.
        pull.isEnabled = transitions.pull != nil && !transitions.dismiss.isSystem
        if transitions.pull != nil, transitions.dismiss.isSystem {
            Advice.give(
                about: ModalTransitions.self,
                "A pull was asked for and UIKit animates the dismissal, so nothing is pulled.",
                "Dismiss by a style or an animator of yours.")
        }
        pull.options = transitions.pull ?? pull.options
    }

    private var beginning: TransitionInteraction? {
        ([interaction] + pulls.values.map(\.interaction)).first(where: \.isBeginning)
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
        let make =
            transitions.makePresentationController
            ?? OverlayPresentationController.init(presentedViewController:presenting:layout:style:)
        let controller = make(presented, presenting, transitions.layout, transitions.style)
        controller.carriesBar = transitions.carriesBar
        controller.onChange = { [weak self] change, coordinator in self?.observe(change, until: coordinator) }
        controller.onArrival = { [weak self, weak presented] view in
            guard let presented else { return }
            self?.attachPull(to: view, of: presented)
        }
        controller.onEnd = { [weak self, weak presented] in
            guard let presented else { return }
            self?.pulls.removeValue(forKey: ObjectIdentifier(presented))?.detach()
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
        beginning
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        beginning
    }
}
