public import UIKit

/// How the screens of a navigation stack change: how they come and go, the swipe back, and what their bars inherit.
///
/// ```swift
/// navigationController.transitions = .slide
/// navigationController.transitions = NavigationTransitions(push: .depth, pop: .fade)
/// ```
///
/// This is a value. Set on a navigation controller it counts from the next transition on, and a running one ends as it
/// began. The object that UIKit asks is the stack's `NavigationTransitionDriver`.
@MainActor
public struct NavigationTransitions {
    /// Who animates pushes.
    public var push: TransitionAnimation
    /// Who animates pops.
    public var pop: TransitionAnimation
    /// The swipe back from the leading edge where Baton animates pops; nil for no swipe. Where UIKit animates them, its own
    /// swipe drives them.
    public var swipe: EdgeSwipePop.Options?
    /// What the bars of all screens inherit.
    public var barState: BarState
    /// Returns who animates one change, or nil to leave it to the screen above, if that is a `TransitioningScreen`, and else
    /// to `push` and `pop`.
    ///
    /// ```swift
    /// navigationController.transitions?.choose = { $0.upper is SettingsScreen ? .style(.cover) : nil }
    /// ```
    ///
    /// It is also called when a finger touches the edge, to know whose swipe drives the pop. The navigation controller keeps
    /// this closure, so do not capture the navigation controller strongly.
    public var choose: (@MainActor (ScreenChange) -> TransitionAnimation?)?
    /// The app's own navigation delegate. It gets every call, and where both answer, its answer counts.
    ///
    /// A delegate that was set on the navigation controller before its transitions needs no mention. Name a delegate here
    /// instead of setting it later.
    public weak var forwardedDelegate: (any UINavigationControllerDelegate)?

    /// Creates transitions with an animation for each direction.
    ///
    /// ```swift
    /// NavigationTransitions(push: .style(.depth), pop: .system)
    /// ```
    ///
    /// - Parameters:
    ///   - push: Who animates pushes.
    ///   - pop: Who animates pops.
    ///   - swipe: The swipe back, or nil for none.
    ///   - barState: What the bars of all screens inherit.
    ///   - delegate: The app's own delegate, if it is not set on the navigation controller already.
    public init(
        push: TransitionAnimation, pop: TransitionAnimation, swipe: EdgeSwipePop.Options? = EdgeSwipePop.Options(),
        barState: BarState = BarState(), forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
    ) {
        self.push = push
        self.pop = pop
        self.swipe = swipe
        self.barState = barState
        forwardedDelegate = delegate
    }

    /// Creates transitions with a style for each direction.
    public init(
        push: TransitionStyle, pop: TransitionStyle, swipe: EdgeSwipePop.Options? = EdgeSwipePop.Options(),
        barState: BarState = BarState(), forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
    ) {
        self.init(
            push: .style(push), pop: .style(pop), swipe: swipe, barState: barState, forwardingTo: delegate)
    }

    /// Creates transitions with one style for both directions.
    public init(
        _ style: TransitionStyle, swipe: EdgeSwipePop.Options? = EdgeSwipePop.Options(),
        barState: BarState = BarState(), forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
    ) {
        self.init(push: style, pop: style, swipe: swipe, barState: barState, forwardingTo: delegate)
    }

    /// Whether Baton may be asked for an animator. If not, its delegate has no such method, and UIKit's own swipe lives
    /// (B2.40).
    var bringsAnimators: Bool { !push.isSystem || !pop.isSystem || choose != nil }

    /// Who animates a change, and who says so.
    func animation(for change: ScreenChange) -> (animation: TransitionAnimation, author: String) {
        if let chosen = choose?(change) { return (chosen, "choose") }
        if let own = (change.upper as? any TransitioningScreen)?.transition(for: change) { return (own, "the screen") }
        return (change.operation.isForward ? push : pop, "the stack")
    }
}
