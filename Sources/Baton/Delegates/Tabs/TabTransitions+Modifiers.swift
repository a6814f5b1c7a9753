public import UIKit

extension TabTransitions {
    /// The same transitions with or without a swipe in the content that changes tabs.
    public func swipe(_ changesTabs: Bool) -> TabTransitions {
        changing { $0.swipe = changesTabs ? $0.swipe ?? SwipeTabs.Options() : nil }
    }

    /// The same transitions with a swipe in the content that changes tabs, with options of its own.
    public func swipe(_ options: SwipeTabs.Options) -> TabTransitions { changing { $0.swipe = options } }

    /// The same transitions with a swipe in the content that changes tabs.
    ///
    /// ```swift
    /// tabBarController.transitions = .slideAcross.swipe(shouldBegin: { !($0.to is ComposeScreen) })
    /// ```
    ///
    /// - Parameters:
    ///   - shouldBegin: Called with the change before a swipe begins. Nil to keep the closure.
    ///   - startsAt: Called with the point at which a finger lands, in the coordinates of the selected view controller's view. Nil to
    ///     keep the closure.
    public func swipe(
        shouldBegin: ((ScreenChange) -> Bool)? = nil, startsAt: ((CGPoint, UIViewController) -> Bool)? = nil
    ) -> TabTransitions {
        changing {
            var options = $0.swipe ?? SwipeTabs.Options()
            if let shouldBegin { options.shouldBegin = shouldBegin }
            if let startsAt { options.startsAt = startsAt }
            $0.swipe = options
        }
    }

    /// The same transitions with a closure that returns the animation of one change, or nil to use `forward` and `back`.
    public func choose(_ choose: @escaping (ScreenChange) -> TransitionChoice?) -> TabTransitions {
        changing { $0.choose = choose }
    }

    /// The same transitions with the app's own delegate, which receives every call.
    public func forwardedDelegate(_ delegate: (any UITabBarControllerDelegate)?) -> TabTransitions {
        changing { $0.forwardedDelegate = delegate }
    }
}
