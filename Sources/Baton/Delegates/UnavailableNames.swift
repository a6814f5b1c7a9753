public import UIKit

// Names by which UIKit or habit calls something that Baton calls otherwise. Each stops the compiler with a message that says
// what to write.

extension NavigationTransitions {
    /// An animator serves one transition, so that a stack needs a closure that creates one.
    @available(*, unavailable, message: "write push: .animator { _ in CurtainPush() }")
    public init(push: any UIViewControllerAnimatedTransitioning, pop: any UIViewControllerAnimatedTransitioning) {
        self.init(push: .system, pop: .system)
    }

    /// A swipe has options.
    @available(*, unavailable, message: "write .swipe(.off) for no swipe")
    public func swipe(_ isEnabled: Bool) -> NavigationTransitions { self }

    /// Going back is the only swipe.
    @available(*, unavailable, renamed: "swipe(_:)")
    public func swipeBack(_ area: SwipeArea) -> NavigationTransitions { self }

    /// Swipes and catches are two things.
    @available(*, unavailable, message: "write .swipe(.off) for no swipe, or .interruptible(false) for no catch")
    public func interactive(_ isInteractive: Bool) -> NavigationTransitions { self }

    /// UIKit's delegate is forwarded to.
    @available(*, unavailable, renamed: "forwardedDelegate(_:)")
    public func forwarding(to delegate: (any UINavigationControllerDelegate)?) -> NavigationTransitions { self }
}

extension SwipeArea {
    /// A swipe across the screen begins in its content.
    @available(*, unavailable, renamed: "content")
    public static var fullScreen: SwipeArea { .content }

    /// A swipe across the screen begins in its content.
    @available(*, unavailable, renamed: "content")
    public static var anywhere: SwipeArea { .content }

    /// No swipe begins.
    @available(*, unavailable, renamed: "off")
    public static var disabled: SwipeArea { .off }
}

extension TransitionStyled {
    /// A zoom begins at a view.
    @available(*, unavailable, message: "write .zoom(\"photo\") for a shared view, or .zoom { _ in view }")
    public static var zoom: Self { .fade }

    /// A card becomes the screen.
    @available(*, unavailable, message: "write .expand(\"card\") for a shared view, or .expand { _ in view }")
    public static var expand: Self { .fade }

    /// The source is asked for at each transition.
    @available(*, unavailable, message: "write .zoom { _ in view }, which is called for each transition")
    public static func zoom(from source: UIView?) -> Self { .fade }

    /// Views travel along with a style.
    @available(*, unavailable, message: "write .slide.sharing(\"photo\"), with a SharedViewProvider")
    public static func sharing(_ elements: SharedElement...) -> Self { .fade }

    /// UIKit's animators have a timing.
    @available(*, unavailable, renamed: "timing(_:)")
    public func curve(_ curve: UIView.AnimationCurve) -> Self { self }

    /// A duration is a word of its own.
    @available(*, unavailable, message: "write .spring(damping: 0.8).duration(0.5)")
    public func spring(damping: CGFloat, duration: TimeInterval) -> Self { self }

    /// UIKit's word for a fade.
    @available(*, unavailable, renamed: "fade")
    public static var crossDissolve: Self { .fade }

    /// A duration is a word of its own.
    @available(*, unavailable, message: "write .fade.duration(0.2)")
    public static func fade(duration: TimeInterval) -> Self { .fade }
}

extension TransitionChoice {
    /// A change without animation has UIKit's method.
    @available(*, unavailable, message: "call the method with animated: false")
    public static var none: TransitionChoice { .system }
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
    @available(*, unavailable, message: "write .swipe(false) for no swipe, or .swipe(startsAt: { point, screen in … })")
    public func swipe(_ area: SwipeArea) -> TabTransitions { self }
}

extension DirectionalEdge {
    /// Edges follow the reading direction.
    @available(*, unavailable, renamed: "leading")
    public static var left: DirectionalEdge { .leading }

    /// Edges follow the reading direction.
    @available(*, unavailable, renamed: "trailing")
    public static var right: DirectionalEdge { .trailing }
}

extension OverlayPresentationController {
    /// UIKit's sheet has such a method.
    @available(*, unavailable, message: "write UIView.animate(withDuration: 0.3) { overlay.selectedDetent = .large }")
    public func animateChanges(_ changes: () -> Void) {}
}

extension BarState {
    /// The bar itself has no alpha.
    @available(*, unavailable, renamed: "backgroundAlpha")
    public var alpha: CGFloat? {
        get { nil }
        set {}
    }

    /// A bar has a line.
    @available(*, unavailable, message: "write showsShadowLine = false, or shadowColor")
    public var shadow: UIColor? {
        get { nil }
        set {}
    }
}

extension BarState.Background {
    /// A gradient ends at an edge.
    @available(*, unavailable, message: "write .gradient([.systemPink, .systemOrange], to: .trailing)")
    public static func gradient(_ colors: [UIColor], direction: Pose.Axis) -> BarState.Background { .gradient(colors) }
}
