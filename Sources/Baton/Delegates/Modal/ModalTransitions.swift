public import UIKit

/// How a view controller is presented: its layout, its animations, and the ways in which the user can dismiss it.
///
/// ```swift
/// present(detail, using: .card)
/// present(form, using: .card.dismissesOnTapOutside(false).pull(nil))
/// ```
///
/// This is a value. UIKit calls the `ModalTransitionDriver` of the presented view controller.
@MainActor
public struct ModalTransitions {
    /// A closure that creates the presentation controller of one presentation.
    ///
    /// The parameters are those of the initializer of `OverlayPresentationController`:
    /// `init(presentedViewController:presenting:layout:style:)`.
    public typealias PresentationControllerFactory =
        @MainActor (
            UIViewController, UIViewController?, OverlayLayout, OverlayStyle
        ) -> OverlayPresentationController

    /// The animation of the presentation.
    public var present: TransitionAnimation
    /// The animation of the dismissal.
    public var dismiss: TransitionAnimation
    /// The layout of the presented view.
    public var layout: OverlayLayout
    /// The appearance around the presented view, and dismissal by a tap. Unless it is set, an overlay gets a dimming
    /// view and rounded corners, and a view controller that covers the whole container gets neither.
    public var style: OverlayStyle {
        get { givenStyle ?? (layout == .whole ? .plain : OverlayStyle()) }
        set { givenStyle = newValue }
    }
    private var givenStyle: OverlayStyle?
    /// The pull that dismisses, or nil for none.
    public var pull: PullDismiss.Options?
    /// The pinch that dismisses, or nil for none.
    public var pinch: PinchDismiss.Options?
    /// Whether a finger may catch a running presentation or dismissal that Baton animates, hold it, turn it round and let
    /// it go. True by default.
    public var isInterruptible = true
    /// Whether a presented navigation stack takes the bar over from the presenting stack, and hands it back on
    /// dismissal.
    public var carriesBar: Bool
    /// Creates the presentation controller. Nil for Baton's own.
    public var makePresentationController: PresentationControllerFactory?

    /// Creates transitions with an animation for each direction.
    ///
    /// - Parameters:
    ///   - present: The animation of the presentation.
    ///   - dismiss: The animation of the dismissal.
    ///   - layout: The layout of the presented view.
    ///   - style: The appearance around the presented view, or nil for the default of the layout.
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

    /// Whether the presented view covers everything, so that the presented view controller controls the status bar.
    var coversAll: Bool { layout == .whole }
}
