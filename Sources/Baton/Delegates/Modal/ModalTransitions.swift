public import UIKit

/// How a screen is presented: where it sits, how it comes and goes, and how it can be left.
///
/// ```swift
/// present(detail, using: .card)
/// present(form, using: .card.dismissesOnTapOutside(false).pull(nil))
/// ```
///
/// This is a value. The object that UIKit asks is the presented screen's `ModalTransitionDriver`.
@MainActor
public struct ModalTransitions {
    /// Makes the presentation controller of one presentation.
    ///
    /// The parameters are those of `OverlayPresentationController.init(presentedViewController:presenting:layout:style:)`.
    public typealias PresentationControllerFactory =
        @MainActor (
            UIViewController, UIViewController?, OverlayLayout, OverlayStyle
        ) -> OverlayPresentationController

    /// Who animates the presentation.
    public var present: TransitionAnimation
    /// Who animates the dismissal.
    public var dismiss: TransitionAnimation
    /// Where the presented screen sits.
    public var layout: OverlayLayout
    /// What is around it, and how it can be left. Unless it is set, an overlay gets a dimming view and round corners, and a
    /// screen that covers everything gets neither.
    public var style: OverlayStyle {
        get { givenStyle ?? (layout == .whole ? .plain : OverlayStyle()) }
        set { givenStyle = newValue }
    }
    private var givenStyle: OverlayStyle?
    /// The pull that dismisses; nil for none.
    public var pull: PullDismiss.Options?
    /// Whether a presented stack starts with the bar of the presenter's stack, and gives it back on its way out.
    public var carriesBar: Bool
    /// Makes the presentation controller; nil for Baton's own.
    public var makePresentationController: PresentationControllerFactory?

    /// Creates transitions with an animation for each direction.
    ///
    /// - Parameters:
    ///   - present: Who animates the presentation.
    ///   - dismiss: Who animates the dismissal.
    ///   - layout: Where the presented screen sits.
    ///   - style: What is around it, or nil for what goes with the layout.
    ///   - pull: The pull that dismisses, or nil for none.
    public init(
        present: TransitionAnimation, dismiss: TransitionAnimation, layout: OverlayLayout = .whole,
        style: OverlayStyle? = nil, pull: PullDismiss.Options? = nil
    ) {
        self.present = present
        self.dismiss = dismiss
        self.layout = layout
        givenStyle = style
        self.pull = pull
        carriesBar = false
    }

    /// Creates transitions with one style for both directions.
    public init(
        _ transition: TransitionStyle, layout: OverlayLayout = .whole, style: OverlayStyle? = nil,
        pull: PullDismiss.Options? = nil
    ) {
        self.init(
            present: .style(transition), dismiss: .style(transition), layout: layout, style: style, pull: pull)
    }

    /// Whether the presented screen covers everything, so that the status bar is its own.
    var coversAll: Bool { layout == .whole }
}
