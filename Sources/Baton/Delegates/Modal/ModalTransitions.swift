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
    /// `init(presentedViewController:presenting:style:)`.
    public typealias PresentationControllerFactory =
        @MainActor (UIViewController, UIViewController?, OverlayStyle) -> OverlayPresentationController

    /// The animation of the presentation.
    public var present: TransitionAnimation
    /// The animation of the dismissal.
    public var dismiss: TransitionAnimation
    /// The layout of the presented view, what is behind it, and what dismisses it.
    public var style: OverlayStyle
    /// Whether a finger may catch a running presentation or dismissal that Baton animates, hold it, turn it round and let
    /// it go. True by default.
    public var isInterruptible = true
    /// Whether a presented navigation stack takes the bar over from the presenting stack, and hands it back on
    /// dismissal.
    public var carriesBar = false
    /// Creates the presentation controller. Nil for Baton's own.
    public var makePresentationController: PresentationControllerFactory?

    /// Creates transitions with an animation for each direction.
    ///
    /// - Parameters:
    ///   - present: The animation of the presentation.
    ///   - dismiss: The animation of the dismissal.
    ///   - style: The layout of the presented view, what is behind it, and what dismisses it. By default the view covers
    ///     the whole container.
    public init(
        present: TransitionAnimation, dismiss: TransitionAnimation, style: OverlayStyle = OverlayStyle(layout: .whole)
    ) {
        self.present = present
        self.dismiss = dismiss
        self.style = style
    }

    /// Creates transitions with one animation for both directions.
    public init(_ transition: TransitionStyle, style: OverlayStyle = OverlayStyle(layout: .whole)) {
        self.init(present: .style(transition), dismiss: .style(transition), style: style)
    }

    /// The pull that dismisses.
    var pull: PullDismiss.Options? { style.dismissal.pull }
    /// The pinch that dismisses.
    var pinch: PinchDismiss.Options? { style.dismissal.pinch }

    /// Whether the presented view covers everything, so that the presented view controller controls the status bar.
    var coversAll: Bool { style.coversAll }
}
