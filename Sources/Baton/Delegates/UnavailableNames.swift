public import UIKit

// Names by which UIKit or habit calls something that Baton calls otherwise. Each stops the compiler with a message that says
// what to write.

extension NavigationTransitions {
    /// An animator serves one transition, so that a stack needs a closure that creates one.
    @available(*, unavailable, message: "write push: .animator { CurtainPush() }")
    public init(push: any UIViewControllerAnimatedTransitioning, pop: any UIViewControllerAnimatedTransitioning) {
        fatalError("It is unavailable.")
    }

    /// A swipe has options.
    @available(*, unavailable, message: "write .swipe(.off) for no swipe")
    public func swipe(_ isEnabled: Bool) -> NavigationTransitions {
        fatalError("It is unavailable.")
    }
}

extension ModalTransitions {
    /// UIKit's own sheet is presented without Baton's transitions.
    @available(
        *, unavailable, message: "set the detents of its sheetPresentationController, and present it without using:"
    )
    public static func sheet(_ detents: [UISheetPresentationController.Detent] = []) -> ModalTransitions {
        fatalError("It is unavailable.")
    }
}

extension TransitionStyled {
    /// A zoom begins at a view.
    @available(*, unavailable, message: "write .zoom(\"photo\") for a shared view, or .zoom { _ in view }")
    public static var zoom: Self {
        fatalError("It is unavailable.")
    }

    /// A card becomes the screen.
    @available(*, unavailable, message: "write .expand(\"card\") for a shared view, or .expand { _ in view }")
    public static var expand: Self {
        fatalError("It is unavailable.")
    }

    /// The source is asked for at each transition.
    @available(*, unavailable, message: "write .zoom { _ in view }, which is called for each transition")
    public static func zoom(from source: UIView?) -> Self {
        fatalError("It is unavailable.")
    }
}

extension RunningTransition {
    /// The view that UIKit's context calls `to`.
    @available(*, unavailable, message: "write transition.entering?.view")
    public var toView: UIView? { nil }

    /// The view that UIKit's context calls `from`.
    @available(*, unavailable, message: "write transition.leaving?.view")
    public var fromView: UIView? { nil }
}

extension TabTransitions {
    /// Tabs have no edge at which a swipe could begin, and so no areas.
    @available(*, unavailable, message: "write .swipe(startsAt: { point, screen in … })")
    public func swipe(_ area: SwipeArea) -> TabTransitions { self }
}

extension Pose {
    /// Styles and layouts have a corner radius.
    @available(*, unavailable, renamed: "rounded(_:)")
    public func cornerRadius(_ radius: CGFloat) -> Pose { self }
}

extension DirectionalEdge {
    /// Edges follow the reading direction.
    @available(*, unavailable, renamed: "leading")
    public static var left: DirectionalEdge { .leading }

    /// Edges follow the reading direction.
    @available(*, unavailable, renamed: "trailing")
    public static var right: DirectionalEdge { .trailing }
}

extension SheetDetent {
    /// A sheet may be at any edge.
    @available(*, unavailable, renamed: "fixed(_:)")
    public static func height(_ points: CGFloat) -> SheetDetent { .fixed(points) }
}

extension OverlayPresentationController {
    /// UIKit's sheet has such a method.
    @available(*, unavailable, message: "write UIView.animate(withDuration: 0.3) { overlay.selectedDetent = .large }")
    public func animateChanges(_ changes: () -> Void) {}
}
