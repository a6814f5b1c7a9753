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
    private let layout: OverlayLayout
    private let style: OverlayStyle
    private let makePresent: @MainActor () -> PresentAnimator
    private let makeDismiss: @MainActor () -> DismissAnimator
    private let pull: PullDismiss?
    private let carriesBar: Bool

    /// Animators are made anew for each transition.
    ///
    /// - Parameters:
    ///   - layout: where the screen sits.
    ///   - style: what is around it; nil for a veil and round corners around an overlay, and nothing around a screen that
    ///     covers the whole container.
    ///   - present: how it comes.
    ///   - dismiss: how it goes.
    ///   - pull: what lets a finger pull it away; nil for nothing.
    ///   - carriesBar: whether the bar of a presented stack begins as the presenter's and goes back to that.
    public init(
        layout: OverlayLayout = .whole, style: OverlayStyle? = nil,
        present: @autoclosure @escaping @MainActor () -> PresentAnimator,
        dismiss: @autoclosure @escaping @MainActor () -> DismissAnimator,
        pull: PullDismiss? = nil, carriesBar: Bool = false
    ) {
        self.layout = layout
        self.style = style ?? (layout == .whole ? .plain : OverlayStyle())
        makePresent = present
        makeDismiss = dismiss
        self.pull = pull
        self.carriesBar = carriesBar
        interaction = pull?.interaction ?? TransitionInteraction()
        super.init()
    }

    /// A card that slides up, darkens what is behind it, and can be pulled down.
    public static var card: ModalTransitions {
        ModalTransitions(
            layout: .card, present: CardPresentAnimator(), dismiss: CardDismissAnimator(), pull: PullDismiss())
    }

    /// A dialog in the middle, as large as it wants to be.
    public static var dialog: ModalTransitions {
        ModalTransitions(
            layout: .dialog, style: OverlayStyle(dismissesOnTapOutside: false), present: DialogPresentAnimator(),
            dismiss: DialogDismissAnimator())
    }

    /// A drawer that comes in from a side, and goes back at a tap beside it.
    public static func drawer(_ edge: Edge = .leading, length: CGFloat = 300) -> ModalTransitions {
        ModalTransitions(
            layout: .drawer(edge, length: length), present: SlidePresentAnimator(from: edge),
            dismiss: SlideDismissAnimator(to: edge))
    }

    /// A screen that slides in over everything, from a side, and back there.
    public static func slide(from edge: Edge = .bottom) -> ModalTransitions {
        ModalTransitions(present: SlidePresentAnimator(from: edge), dismiss: SlideDismissAnimator(to: edge))
    }

    /// A screen that fades in over everything and fades away.
    public static var fade: ModalTransitions {
        ModalTransitions(present: FadePresentAnimator(), dismiss: FadeDismissAnimator())
    }

    /// A screen that grows out of a view, over everything, and shrinks back onto it. The view is asked for each time.
    public static func zoom(_ source: @autoclosure @escaping @MainActor () -> UIView?) -> ModalTransitions {
        ModalTransitions(present: ZoomPresentAnimator(from: source()), dismiss: ZoomDismissAnimator(to: source()))
    }

    /// A screen that is the back of the presenter.
    public static var flip: ModalTransitions {
        ModalTransitions(style: .fullScreen, present: FlipPresentAnimator(), dismiss: FlipDismissAnimator())
    }

    /// What drives the presentation and the dismissal by a finger: begin it with the call that presents or dismisses. A
    /// pull drives by it, too.
    ///
    /// ```swift
    /// transitions.interaction.begin {
    ///     self.present(detail, using: transitions)
    ///     return detail.transitionCoordinator
    /// }
    /// ```
    public let interaction: TransitionInteraction
}

extension ModalTransitions: UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let kind = carriesBar ? BarCarryingPresentationController.self : OverlayPresentationController.self
        let controller = kind.init(
            presentedViewController: presented, presenting: presenting, layout: layout, style: style)
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
        interaction.isBeginning ? interaction : nil
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction.isBeginning ? interaction : nil
    }
}
