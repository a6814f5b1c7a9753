public import UIKit

/// A custom modal transition as one value: where the screen sits, how it comes and goes, and whether it can be pulled.
///
/// ```swift
/// present(detail, using: .card)
/// ```
///
/// Nothing has to be retained: it is held on the presented controller until the dismissal, and then the controller is as
/// it was. It is an ordinary transitioning delegate, too, for whoever sets that by hand and keeps it.
@MainActor
public final class ModalTransitions: NSObject {
    private let layout: OverlayLayout?
    private let style: OverlayStyle
    private let makePresent: @MainActor () -> PresentAnimator
    private let makeDismiss: @MainActor () -> DismissAnimator
    private let pull: PullDismiss?

    /// Animators are made anew for each transition.
    ///
    /// - Parameters:
    ///   - layout: where the screen sits; nil lets it cover the whole screen.
    ///   - style: what is around it.
    ///   - present: how it comes.
    ///   - dismiss: how it goes.
    ///   - pull: what lets a finger pull it away; nil for nothing.
    public init(
        layout: OverlayLayout? = nil, style: OverlayStyle = OverlayStyle(),
        present: @autoclosure @escaping @MainActor () -> PresentAnimator,
        dismiss: @autoclosure @escaping @MainActor () -> DismissAnimator,
        pull: PullDismiss? = nil
    ) {
        self.layout = layout
        self.style = style
        makePresent = present
        makeDismiss = dismiss
        self.pull = pull
        super.init()
    }

    /// A card that slides up, darkens what is behind it, and can be pulled down.
    public static var card: ModalTransitions {
        ModalTransitions(
            layout: .card, present: PresentAnimator(), dismiss: DismissAnimator(), pull: PullDismiss())
    }

    /// A screen that fades in over everything and fades away.
    public static var fade: ModalTransitions {
        ModalTransitions(present: FadePresentAnimator(), dismiss: FadeDismissAnimator())
    }

    /// What the pull drives, if there is one: for its rule and its decisions.
    public var interaction: TransitionInteraction? { pull?.interaction }
}

extension ModalTransitions: UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let whole = OverlayLayout(edge: .bottom, extent: .fraction(1))
        let style = layout == nil ? OverlayStyle(dim: 0, cornerRadius: 0, dismissesOnTapOutside: false) : style
        let controller = OverlayPresentationController(
            presentedViewController: presented, presenting: presenting, layout: layout ?? whole, style: style)
        controller.onBegin = { [pull] view in pull?.attach(to: view, of: presented) }
        controller.onEnd = { [pull] in
            pull?.detach()
            ModalLease.end(of: presented)
        }
        return controller
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makePresent()
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeDismiss()
    }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let pull, pull.interaction.isBeginning else { return nil }
        return pull.interaction
    }
}
