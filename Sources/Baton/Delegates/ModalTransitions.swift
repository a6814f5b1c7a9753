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
    private let makePull: @MainActor () -> PullDismiss?
    private let carriesBar: Bool
    /// A pull for each screen that is presented now.
    private var pulls: [ObjectIdentifier: PullDismiss] = [:]

    /// Animators and pulls are made anew for each presentation.
    ///
    /// - Parameters:
    ///   - layout: where the screen sits.
    ///   - style: what is around it; nil for a dimming view and round corners around an overlay, and nothing around a screen that
    ///     covers the whole container.
    ///   - present: how it comes.
    ///   - dismiss: how it goes.
    ///   - pull: what lets a finger pull it away; nil for nothing.
    ///   - carriesBar: whether the bar of a presented stack begins as the presenter's and goes back to that.
    public init(
        layout: OverlayLayout = .whole, style: OverlayStyle? = nil,
        present: @autoclosure @escaping @MainActor () -> PresentAnimator,
        dismiss: @autoclosure @escaping @MainActor () -> DismissAnimator,
        pull: @autoclosure @escaping @MainActor () -> PullDismiss? = nil, carriesBar: Bool = false
    ) {
        self.layout = layout
        self.style = style ?? (layout == .whole ? .plain : OverlayStyle())
        makePresent = present
        makeDismiss = dismiss
        makePull = pull
        self.carriesBar = carriesBar
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

    /// What drives the presentation and the dismissal by a finger of yours: begin it with the call that presents or
    /// dismisses.
    ///
    /// ```swift
    /// transitions.interaction.begin {
    ///     self.present(detail, using: transitions)
    ///     return detail.transitionCoordinator
    /// }
    /// ```
    public let interaction = TransitionInteraction()

    /// What lets a finger pull a screen away while it is presented: for its rule and its decisions.
    public func pull(of presented: UIViewController) -> PullDismiss? {
        pulls[ObjectIdentifier(presented)]
    }

    /// Whether the presented screen covers everything, so that the status bar is its own.
    var coversAll: Bool { layout == .whole }

    private var beginning: TransitionInteraction? {
        ([interaction] + pulls.values.map(\.interaction)).first(where: \.isBeginning)
    }
}

extension ModalTransitions: UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller =
            carriesBar
            ? BarCarryingPresentationController(
                presentedViewController: presented, presenting: presenting, layout: layout, style: style)
            : OverlayPresentationController(
                presentedViewController: presented, presenting: presenting, layout: layout, style: style)
        let key = ObjectIdentifier(presented)
        controller.onBegin = { [weak self, weak presented] view in
            guard let self, let presented, let pull = makePull() else { return }
            pulls[key] = pull
            pull.attach(to: view, of: presented)
        }
        controller.onEnd = { [weak self, weak presented] in
            self?.pulls.removeValue(forKey: key)?.detach()
            presented.map(ModalLease.end)
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
        beginning
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        beginning
    }
}
