public import UIKit

// Names of presentations by which UIKit or habit calls something else. See UnavailableNames.swift.

extension ModalTransitions {
    /// UIKit's own sheet is presented without Baton's transitions.
    @available(
        *, unavailable,
        message: "write [.medium, .large], or set the detents of UIKit's sheet, and present it without using:"
    )
    public static func sheet(detents: [UISheetPresentationController.Detent]) -> ModalTransitions { .sheet }

    /// Detents have a label.
    @available(*, unavailable, renamed: "sheet(detents:)")
    public static func sheet(_ detents: [SheetDetent]) -> ModalTransitions { .sheet }

    /// A sheet is at the bottom unless it is a drawer with detents.
    @available(*, unavailable, renamed: "sheet(detents:)")
    public static func bottomSheet(_ detents: [SheetDetent]) -> ModalTransitions { .sheet }

    /// Sizes are words of their own.
    @available(*, unavailable, message: "write .dialog.width(300)")
    public static func dialog(width: CGFloat) -> ModalTransitions { .dialog }

    /// Sizes are words of their own.
    @available(*, unavailable, message: "write .dialog.size(CGSize(width: 300, height: 200))")
    public static func dialog(size: CGSize) -> ModalTransitions { .dialog }

    /// Sizes are words of their own.
    @available(*, unavailable, message: "write .drawer(.leading).width(280)")
    public static func drawer(_ edge: DirectionalEdge, width: CGFloat) -> ModalTransitions { .drawer }

    /// Sizes are words of their own.
    @available(*, unavailable, message: "write .drawer(.leading).width(280)")
    public static func drawer(edge: DirectionalEdge, width: CGFloat) -> ModalTransitions { .drawer }

    /// A tap outside is one way to dismiss.
    @available(*, unavailable, renamed: "tapOutside(_:)")
    public func dismissOnTapOutside(_ dismisses: Bool) -> ModalTransitions { self }

    /// A tap outside is one way to dismiss.
    @available(*, unavailable, renamed: "tapOutside(_:)")
    public func dismissesOnTapOutside(_ dismisses: Bool) -> ModalTransitions { self }

    /// A dialog is fitted.
    @available(*, unavailable, message: "leave it out, since a dialog has the size of its content, or pass a CGSize")
    public func size(_ detent: SheetDetent) -> ModalTransitions { self }

    /// A modal has an animation.
    @available(*, unavailable, renamed: "animation(_:)")
    public func transition(_ choice: TransitionChoice) -> ModalTransitions { self }

    /// UIKit tells its delegate.
    @available(*, unavailable, message: "set the delegate of the presentationController after the call that presents")
    public func onDismissAttempt(_ action: () -> Void) -> ModalTransitions { self }

    /// UIKit asks its delegate.
    @available(
        *, unavailable, message: "set isModalInPresentation of the view controller while it must not be dismissed"
    )
    public func shouldDismiss(_ isAllowed: () -> Bool) -> ModalTransitions { self }

    /// UIKit's sheet has such a property.
    @available(*, unavailable, renamed: "undimmed(upTo:)")
    public func largestUndimmedDetent(_ detent: SheetDetent?) -> ModalTransitions { self }

    /// The selected detent changes later.
    @available(*, unavailable, renamed: "initialDetent(_:)")
    public func selectedDetent(_ detent: SheetDetent) -> ModalTransitions { self }

    /// A modal is pulled.
    @available(*, unavailable, renamed: "pull(_:)")
    public func swipeToDismiss(_ dismisses: Bool) -> ModalTransitions { self }

    /// A modal is pulled.
    @available(*, unavailable, renamed: "pull(_:)")
    public func pullToDismiss(_ dismisses: Bool) -> ModalTransitions { self }
}

extension SheetDetent {
    /// A detent says what is measured, as in SwiftUI.
    @available(*, unavailable, renamed: "height(_:)")
    public static func fixed(_ points: CGFloat) -> SheetDetent { .height(points) }

    /// The content is fitted.
    @available(*, unavailable, renamed: "fitted")
    public static var fit: SheetDetent { .fitted }

    /// The content is fitted.
    @available(*, unavailable, renamed: "fitted")
    public static var fitContent: SheetDetent { .fitted }
}

extension OverlayBackdrop {
    /// A pose is dimmed too.
    @available(*, unavailable, renamed: "dimmed(_:color:)")
    public static func dim(_ strength: CGFloat) -> OverlayBackdrop { .dimmed(strength) }

    /// Nothing is behind the overlay.
    @available(*, unavailable, renamed: "clear")
    public static var passthrough: OverlayBackdrop { .clear }

    /// Nothing is behind the overlay.
    @available(*, unavailable, renamed: "clear")
    public static var none: OverlayBackdrop { .clear }
}
