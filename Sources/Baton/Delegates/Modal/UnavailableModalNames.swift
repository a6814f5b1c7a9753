public import UIKit

// Names of presentations by which UIKit or habit calls something else. See UnavailableNames.swift.

extension ModalTransitions {
    /// UIKit's own sheet is presented without Baton's transitions.
    @available(
        *, unavailable,
        message: "write .bottomSheet, or set the detents of UIKit's sheet, and present it without using:"
    )
    public static func sheet(_ detents: [UISheetPresentationController.Detent]) -> ModalTransitions { .bottomSheet }

    /// UIKit's own sheet is presented without Baton's transitions.
    @available(*, unavailable, message: "write .bottomSheet, or present UIKit's sheet without using:")
    public static var sheet: ModalTransitions { .bottomSheet }

    /// A sheet may be at any edge.
    @available(*, unavailable, message: "write .bottomSheet([.medium, .large])")
    public static func sheet(detents: [SheetDetent]) -> ModalTransitions { .bottomSheet }

    /// A sheet may be at any edge.
    @available(*, unavailable, renamed: "bottomSheet(_:)")
    public static func sheet(_ detents: [SheetDetent]) -> ModalTransitions { .bottomSheet }

    /// Sizes are words of their own.
    @available(*, unavailable, message: "write .width(300).height(.fixed(200))")
    public func size(_ size: CGSize) -> ModalTransitions { self }

    /// Sizes are words of their own.
    @available(*, unavailable, message: "write .dialog.width(300)")
    public static func dialog(width: CGFloat) -> ModalTransitions { .dialog }

    /// A drawer has a length.
    @available(*, unavailable, renamed: "drawer(_:length:)")
    public static func drawer(_ edge: DirectionalEdge, width: CGFloat) -> ModalTransitions { .drawer }

    /// A tap outside is one way to dismiss.
    @available(*, unavailable, renamed: "tapOutside(_:)")
    public func dismissOnTapOutside(_ dismisses: Bool) -> ModalTransitions { self }

    /// A tap outside is one way to dismiss.
    @available(*, unavailable, renamed: "tapOutside(_:)")
    public func dismissOnTap(_ dismisses: Bool) -> ModalTransitions { self }

    /// There are several ways to dismiss.
    @available(*, unavailable, message: "write .dismissal(.byCode), or .pull(false).tapOutside(false)")
    public func dismissible(_ isDismissed: Bool) -> ModalTransitions { self }

    /// A modal is pulled.
    @available(*, unavailable, renamed: "pull(_:)")
    public func swipeToDismiss(_ dismisses: Bool) -> ModalTransitions { self }
}

extension BusyPolicy {
    /// A presentation waits.
    @available(*, unavailable, renamed: "wait")
    public static var enqueue: BusyPolicy { .wait }
}
