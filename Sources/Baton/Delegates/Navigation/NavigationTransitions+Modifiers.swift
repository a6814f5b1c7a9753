public import UIKit

extension NavigationTransitions {
    /// The same transitions with other options of the swipe back, or without a swipe if `options` is nil.
    public func swipe(_ options: SwipePop.Options?) -> NavigationTransitions {
        changing { $0.swipe = options }
    }

    /// The same transitions with a swipe back that begins in another area, or only where a closure allows it.
    ///
    /// - Parameters:
    ///   - area: Where a swipe may begin, or nil to keep the area.
    ///   - shouldBegin: Called with the top view controller before a swipe begins. Nil to keep the closure.
    public func swipe(
        area: SwipeArea? = nil, shouldBegin: ((UIViewController) -> Bool)? = nil
    ) -> NavigationTransitions {
        changing {
            var options = $0.swipe ?? SwipePop.Options()
            if let area { options.area = area }
            if let shouldBegin { options.shouldBegin = shouldBegin }
            $0.swipe = options
        }
    }

    /// The same transitions with a bar state that all view controllers of the stack inherit.
    public func barState(_ state: BarState) -> NavigationTransitions {
        changing { $0.barState = state }
    }

    /// The same transitions with content that moves along with the lower edge of the bar, or that keeps its place.
    public func contentFollowsBar(_ follows: Bool = true) -> NavigationTransitions {
        changing { $0.contentFollowsBar = follows }
    }

    /// The same transitions with a closure that returns the animation of one change, or nil to leave the choice to others.
    ///
    /// ```swift
    /// navigationController.transitions = .slide.choice { $0.upper is SettingsScreen ? .cover : nil }
    /// ```
    public func choice(_ choose: @escaping (ScreenChange) -> TransitionChoice?) -> NavigationTransitions {
        changing { $0.choose = choose }
    }

    /// The same transitions with the app's own delegate, which receives every call.
    public func forwardedDelegate(_ delegate: (any UINavigationControllerDelegate)?) -> NavigationTransitions {
        changing { $0.forwardedDelegate = delegate }
    }
}
