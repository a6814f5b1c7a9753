public import UIKit

/// The animations of a tab bar controller: for a change to a later tab, and to an earlier tab.
///
/// ```swift
/// tabBarController.transitions = .slideAcross
/// tabBarController.transitions = .fade.duration(0.2)
/// tabBarController.transitions = .slideAcross.swipe()
/// ```
///
/// This is a value. When it is set on a tab bar controller, it takes effect with the next change. UIKit calls the
/// `TabTransitionDriver` of the tab bar controller.
@MainActor
public struct TabTransitions {
    /// The animation of a change to a later tab.
    public var forward: TransitionChoice
    /// The animation of a change to an earlier tab.
    public var back: TransitionChoice
    /// The options of the swipe in the content that changes tabs, or nil for no swipe, as in UIKit.
    public var swipe: SwipeTabs.Options?
    /// Whether a finger may catch a running change that Baton animates by a drag along its way, turn it round and let it go. True
    /// by default.
    public var interruptible = true
    /// Called at the begin and the end of each change that a `TransitionAnimator` animates, and while a finger drives.
    public var observer: ((TransitionEvent) -> Void)?
    /// Returns the animation of one change, or nil to use `forward` and `back`. The tab bar controller retains this
    /// closure, so do not capture the tab bar controller strongly.
    public var choose: ((ScreenChange) -> TransitionChoice?)?
    /// The app's own tab bar delegate. It receives every call, and where both the app's delegate and Baton have an
    /// answer, the answer of the app's delegate is used.
    ///
    /// A delegate that was set on the tab bar controller before its transitions is used without being set here. Set a
    /// delegate here instead of setting it on the tab bar controller later.
    public weak var forwardedDelegate: (any UITabBarControllerDelegate)?

    /// Creates transitions with an animation for each direction.
    ///
    /// - Parameters:
    ///   - forward: The animation of a change to a later tab.
    ///   - back: The animation of a change to an earlier tab.
    public init(forward: TransitionChoice, back: TransitionChoice) {
        self.forward = forward
        self.back = back
    }

    /// UIKit's own change of tabs. Baton animates the changes for which `choose` returns an animation.
    public static let system = TabTransitions(animation: .system)

    var bringsAnimators: Bool { !forward.isSystem || !back.isSystem || choose != nil }

    func animation(for change: ScreenChange) -> (animation: TransitionChoice, author: String) {
        if let chosen = choose?(change) { return (chosen, "choose") }
        return (change.operation.isForward ? forward : back, "the tabs")
    }
}

extension TabTransitions: ContainerTransitions {
    /// Creates transitions with one animation for both directions.
    public init(animation: TransitionChoice) {
        self.init(forward: animation, back: animation)
    }

    /// Returns the transitions with the styles of both directions changed.
    public func mapStyles(_ change: (TransitionStyle) -> TransitionStyle) -> TabTransitions {
        var changed = self
        (changed.forward, changed.back) = TransitionChoice.mapStyles(forward, back, change)
        return changed
    }
}
