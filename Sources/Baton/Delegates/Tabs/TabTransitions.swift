public import UIKit

/// The animations of a tab bar controller: for a change to a later tab, and to an earlier tab.
///
/// ```swift
/// tabBarController.transitions = .slide
/// ```
///
/// This is a value. When it is set on a tab bar controller, it takes effect with the next change. UIKit calls the
/// `TabTransitionDriver` of the tab bar controller.
@MainActor
public struct TabTransitions {
    /// The animation of a change to a later tab.
    public var forward: TransitionAnimation
    /// The animation of a change to an earlier tab.
    public var back: TransitionAnimation
    /// Returns the animation of one change, or nil to use `forward` and `back`. The tab bar controller retains this
    /// closure, so do not capture the tab bar controller strongly.
    public var choose: (@MainActor (ScreenChange) -> TransitionAnimation?)?
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
    ///   - delegate: The app's own delegate, if it is not set on the tab bar controller already.
    public init(
        forward: TransitionAnimation, back: TransitionAnimation,
        forwardingTo delegate: (any UITabBarControllerDelegate)? = nil
    ) {
        self.forward = forward
        self.back = back
        forwardedDelegate = delegate
    }

    /// Creates transitions with one style for both directions.
    public init(_ style: TransitionStyle, forwardingTo delegate: (any UITabBarControllerDelegate)? = nil) {
        self.init(forward: .style(style), back: .style(style), forwardingTo: delegate)
    }

    /// Screens slide side by side, in the order of their tabs.
    public static let slide = TabTransitions(.slideAcross)
    /// Screens fade into each other.
    public static let fade = TabTransitions(.fade.duration(0.2))

    /// Returns the animation of a change, and the source of the choice.
    func animation(for change: ScreenChange) -> (animation: TransitionAnimation, author: String) {
        if let chosen = choose?(change) { return (chosen, "choose") }
        return (change.operation.isForward ? forward : back, "the tabs")
    }
}
