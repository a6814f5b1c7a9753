public import UIKit

/// How the view controllers of a navigation stack change: the animations, the back swipe, and the inherited bar state.
///
/// ```swift
/// navigationController.transitions = .slide
/// navigationController.transitions = NavigationTransitions(push: .depth, pop: .fade)
/// ```
///
/// This is a value. When it is set on a navigation controller, it takes effect with the next transition. A running
/// transition does not change. UIKit calls the `NavigationTransitionDriver` of the stack.
@MainActor
public struct NavigationTransitions {
    /// The animation of pushes.
    public var push: TransitionAnimation
    /// The animation of pops.
    public var pop: TransitionAnimation
    /// The options of the swipe back where Baton animates pops, or nil for no swipe. Where UIKit animates pops, UIKit's own
    /// swipe drives them. What the options allow beyond UIKit's rules holds for both.
    public var swipe: SwipePop.Options?
    /// Whether a finger may catch a running push or pop that Baton animates, hold it, turn it round and let it go. True by
    /// default. A push that is turned round is a cancelled push.
    public var isInterruptible = true
    /// The bar state that all view controllers of the stack inherit.
    public var barState: BarState
    /// Whether content moves along with the lower edge of the bar, where bars of different heights change into each
    /// other. Otherwise the content of each screen keeps its place on its screen.
    public var contentFollowsBar = false
    /// Returns the animation of one change, or nil to leave the choice to others.
    ///
    /// It is not called for a screen with a `preferredTransition`, which UIKit animates in both directions.
    ///
    /// With nil, the upper view controller chooses if it is a `TransitioningScreen`. Otherwise `push` and `pop` apply.
    ///
    /// ```swift
    /// navigationController.transitions?.choose = { $0.upper is SettingsScreen ? .style(.cover) : nil }
    /// ```
    ///
    /// The closure is also called when a swipe is about to begin, at the edge, in the content or on a trackpad, to
    /// determine which swipe drives the pop. The navigation controller retains the closure, so do not capture the
    /// navigation controller strongly.
    public var choose: (@MainActor (ScreenChange) -> TransitionAnimation?)?
    /// The app's own navigation delegate. It receives every call, and where both the app's delegate and Baton have an
    /// answer, the answer of the app's delegate is used.
    ///
    /// A delegate that was set on the navigation controller before its transitions is used without being set here. Set
    /// a delegate here instead of setting it on the navigation controller later.
    public weak var forwardedDelegate: (any UINavigationControllerDelegate)?

    /// Creates transitions with an animation for each direction.
    ///
    /// ```swift
    /// NavigationTransitions(push: .style(.depth), pop: .system)
    /// ```
    ///
    /// - Parameters:
    ///   - push: The animation of pushes.
    ///   - pop: The animation of pops.
    ///   - swipe: The options of the back swipe, or nil for none.
    ///   - barState: The bar state that all view controllers of the stack inherit.
    ///   - delegate: The app's own delegate, if it is not set on the navigation controller already.
    public init(
        push: TransitionAnimation, pop: TransitionAnimation, swipe: SwipePop.Options? = SwipePop.Options(),
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
        push: TransitionStyle, pop: TransitionStyle, swipe: SwipePop.Options? = SwipePop.Options(),
        barState: BarState = BarState(), forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
    ) {
        self.init(
            push: .style(push), pop: .style(pop), swipe: swipe, barState: barState, forwardingTo: delegate)
    }

    /// Creates transitions with one style for both directions.
    public init(
        _ style: TransitionStyle, swipe: SwipePop.Options? = SwipePop.Options(),
        barState: BarState = BarState(), forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
    ) {
        self.init(push: style, pop: style, swipe: swipe, barState: barState, forwardingTo: delegate)
    }

    /// Whether Baton may be asked for an animator. If not, the driver does not implement that query, and UIKit's own
    /// swipe stays enabled (B2.40).
    var bringsAnimators: Bool { !push.isSystem || !pop.isSystem || choose != nil }

    /// Returns the animation of a change, and the source of the choice.
    func animation(for change: ScreenChange) -> (animation: TransitionAnimation, author: String) {
        if change.upper.prefersSystemTransition { return (.system, "preferredTransition") }
        if let chosen = choose?(change) { return (chosen, "choose") }
        if let own = (change.upper as? any TransitioningScreen)?.transition(for: change) { return (own, "the screen") }
        return (change.operation.isForward ? push : pop, "the stack")
    }
}
