public import UIKit

/// How the screens of tabs change: to a later tab, and to an earlier one.
///
/// ```swift
/// tabBarController.transitions = .slide
/// ```
///
/// This is a value. Set on a tab bar controller it counts from the next change on. The object that UIKit asks is the
/// controller's `TabTransitionDriver`.
@MainActor
public struct TabTransitions {
    /// Who animates a change to a later tab.
    public var forward: TransitionAnimation
    /// Who animates a change to an earlier tab.
    public var back: TransitionAnimation
    /// Returns who animates one change, or nil to leave it to `forward` and `back`. The tab bar controller keeps this
    /// closure, so do not capture the tab bar controller strongly.
    public var choose: (@MainActor (ScreenChange) -> TransitionAnimation?)?
    /// The app's own tab bar delegate. It gets every call, and where both answer, its answer counts.
    ///
    /// A delegate that was set on the tab bar controller before its transitions needs no mention. Name a delegate here
    /// instead of setting it later.
    public weak var forwardedDelegate: (any UITabBarControllerDelegate)?

    /// Creates transitions with an animation for each direction.
    ///
    /// - Parameters:
    ///   - forward: Who animates a change to a later tab.
    ///   - back: Who animates a change to an earlier tab.
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

    /// Screens stand side by side in the order of their tabs.
    public static let slide = TabTransitions(.slideAcross)
    /// Screens fade into each other.
    public static let fade = TabTransitions(.fade.duration(0.2))

    /// Who animates a change, and who says so.
    func animation(for change: ScreenChange) -> (animation: TransitionAnimation, author: String) {
        if let chosen = choose?(change) { return (chosen, "choose") }
        return (change.operation.isForward ? forward : back, "the tabs")
    }
}
