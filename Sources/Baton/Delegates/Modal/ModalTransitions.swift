public import UIKit

/// How a view controller is presented: its layout, its animations, and the ways in which the user can dismiss it.
///
/// ```swift
/// present(detail, using: .card)
/// present(form, using: .card.tapOutside(false).pull(false))
/// ```
///
/// This is a value. UIKit calls the `ModalTransitionDriver` of the presented view controller.
@MainActor
public struct ModalTransitions {
    /// A closure that creates the presentation controller of one presentation.
    ///
    /// The parameters are those of the initializer of `OverlayPresentationController`:
    /// `init(presentedViewController:presenting:overlay:)`.
    public typealias PresentationControllerFactory =
        (UIViewController, UIViewController?, Overlay) -> OverlayPresentationController

    /// The animation of the presentation.
    public var present: TransitionChoice
    /// The animation of the dismissal.
    public var dismiss: TransitionChoice
    /// The layout of the presented view, what is behind it, and what dismisses it.
    public var overlay: Overlay
    /// Whether a finger may catch a running presentation or dismissal that Baton animates by a drag along its way, turn it
    /// round and let it go. True by default.
    public var interruptible = true
    /// Called at the begin and the end of the animated presentation and dismissal, and while a finger drives.
    public var observer: ((TransitionEvent) -> Void)?
    /// Whether a presented navigation stack takes the bar over from the presenting stack, and hands it back on
    /// dismissal.
    public var carriesBar = false
    /// What becomes of the presentation while something is in the way. By default UIKit decides, and mostly refuses.
    public var whenBusy = BusyPolicy.refuse
    /// Whether the presented view controller goes and comes with the screen of a stack that presents it.
    public var belongsToScreen = false
    /// Creates the presentation controller. Nil for Baton's own.
    public var makePresentationController: PresentationControllerFactory?

    /// Creates transitions with an animation for each direction.
    ///
    /// - Parameters:
    ///   - present: The animation of the presentation.
    ///   - dismiss: The animation of the dismissal.
    ///   - overlay: The layout of the presented view, what is behind it, and what dismisses it. By default the view covers
    ///     the whole container.
    public init(present: TransitionChoice, dismiss: TransitionChoice, overlay: Overlay = Overlay()) {
        self.present = present
        self.dismiss = dismiss
        self.overlay = overlay
    }

    /// Creates transitions with one style for both directions.
    public init(_ style: TransitionStyle, overlay: Overlay) {
        self.init(present: .style(style), dismiss: .style(style), overlay: overlay)
    }
}

extension ModalTransitions: PulledTransitions {
    /// The options of the pull that dismisses, which are those of the overlay.
    public var pull: PullDismiss.Options? {
        get { overlay.pull }
        set { overlay.pull = newValue }
    }

    /// The options of the pinch that dismisses, which are those of the overlay.
    public var pinch: PinchDismiss.Options? {
        get { overlay.pinch }
        set { overlay.pinch = newValue }
    }

    /// Creates transitions with one animation for both directions. The presented view covers the whole container.
    public init(animation: TransitionChoice) {
        self.init(present: animation, dismiss: animation)
    }

    /// Returns the transitions with the styles of the presentation and of the dismissal changed.
    public func mapStyles(_ change: (TransitionStyle) -> TransitionStyle) -> ModalTransitions {
        var changed = self
        (changed.present, changed.dismiss) = TransitionChoice.mapStyles(present, dismiss, change)
        return changed
    }
}
