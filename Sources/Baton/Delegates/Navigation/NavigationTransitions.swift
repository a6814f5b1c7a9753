public import UIKit

/// How the view controllers of a navigation stack change: the animations, the back swipe, and the inherited bar state.
///
/// ```swift
/// navigationController.transitions = .slide
/// navigationController.transitions = .depth.duration(0.5).swipe(.content)
/// navigationController.transitions = NavigationTransitions(push: .depth, pop: .fade)
/// ```
///
/// This is a value. When it is set on a navigation controller, it takes effect with the next transition. A running
/// transition does not change. UIKit calls the `NavigationTransitionDriver` of the stack.
@MainActor
public struct NavigationTransitions {
    /// The animation of pushes.
    public var push: TransitionChoice
    /// The animation of pops.
    public var pop: TransitionChoice
    /// The options of the swipe back: of Baton's where Baton animates pops, and of UIKit's own where UIKit does. The `swipeArea` of a
    /// screen comes before their area.
    public var swipe = SwipePop.Options()
    /// The options of the pull that pops, or nil if there is none. It drives pops that Baton animates.
    public var pull: PullDismiss.Options? {
        get { gestures?.pull }
        set { gestures = Gestures(pull: newValue, pinch: pinch) }
    }
    /// The options of the pinch that pops, or nil if there is none. It drives pops that Baton animates.
    public var pinch: PinchDismiss.Options? {
        get { gestures?.pinch }
        set { gestures = Gestures(pull: pull, pinch: newValue) }
    }
    private var gestures: Gestures?
    /// Whether a finger may catch a running push or pop that Baton animates by a drag along its way, turn it round and let it
    /// go. True by default. A push that is turned round is a cancelled push.
    public var interruptible = true
    /// Called at the begin and the end of each animated push and pop, and while a finger drives.
    public var observer: ((TransitionEvent) -> Void)?
    /// The bar state that all view controllers of the stack inherit.
    public var barState = BarState()
    /// Whether content moves along with the lower edge of the bar, where bars of different heights change into each
    /// other. Otherwise the content of each screen keeps its place on its screen.
    public var contentFollowsBar = false
    /// Returns the animation of one change, or nil to leave the choice to others.
    ///
    /// It is not called for a screen with a `preferredTransition`, which UIKit animates in both directions.
    ///
    /// With nil, the `transition` of the upper screen's navigation item applies, or else `push` and `pop`.
    ///
    /// ```swift
    /// navigationController.transitions?.choose = { $0.upper is SettingsScreen ? .cover : nil }
    /// ```
    ///
    /// The closure is also called when a swipe is about to begin, at the edge, in the content or on a trackpad, to
    /// determine which swipe drives the pop. The navigation controller retains the closure, so do not capture the
    /// navigation controller strongly.
    public var choose: ((ScreenChange) -> TransitionChoice?)?
    /// The app's own navigation delegate. It receives every call, and where both the app's delegate and Baton have an
    /// answer, the answer of the app's delegate is used.
    ///
    /// A delegate that was set on the navigation controller before its transitions is used without being set here. Set
    /// a delegate here instead of setting it on the navigation controller later.
    public weak var forwardedDelegate: (any UINavigationControllerDelegate)?

    /// Creates transitions with an animation for each direction.
    ///
    /// ```swift
    /// NavigationTransitions(push: .depth, pop: .system)
    /// ```
    ///
    /// - Parameters:
    ///   - push: The animation of pushes.
    ///   - pop: The animation of pops.
    public init(push: TransitionChoice, pop: TransitionChoice) {
        self.push = push
        self.pop = pop
    }

    /// UIKit's own push, pop and swipe. Baton only carries the bar, and animates the changes for which `choose` returns
    /// an animation.
    public static let system = NavigationTransitions(animation: .system)

    /// Whether Baton may be asked for an animator. If not, the driver lacks the query, and UIKit's swipe stays (B2.40).
    var bringsAnimators: Bool { !push.isSystem || !pop.isSystem || choose != nil }

    func animation(for change: ScreenChange) -> (animation: TransitionChoice, author: String) {
        if change.upper.prefersSystemTransition { return (.system, "preferredTransition") }
        if let chosen = choose?(change) { return (chosen, "choose") }
        // A screen may set its own when its view loads, which UIKit is about to do.
        change.upper.loadViewIfNeeded()
        if let own = change.upper.navigationItem.transition { return (own, "the screen") }
        return (change.operation.isForward ? push : pop, "the stack")
    }
}

extension NavigationTransitions: PulledTransitions {
    /// Creates transitions with one animation for both directions.
    public init(animation: TransitionChoice) {
        self.init(push: animation, pop: animation)
    }

    /// Returns the transitions with the styles of pushes and pops changed.
    public func mapStyles(_ change: (TransitionStyle) -> TransitionStyle) -> NavigationTransitions {
        var changed = self
        (changed.push, changed.pop) = TransitionChoice.mapStyles(push, pop, change)
        return changed
    }
}

/// The gestures that pop. They are stored apart, since few stacks have them, and transitions are often copied.
private final class Gestures {
    let pull: PullDismiss.Options?
    let pinch: PinchDismiss.Options?

    init(pull: PullDismiss.Options?, pinch: PinchDismiss.Options?) {
        (self.pull, self.pinch) = (pull, pinch)
    }
}
