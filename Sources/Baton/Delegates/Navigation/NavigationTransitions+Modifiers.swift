public import UIKit

extension NavigationTransitions {
    /// The same transitions with other options of the swipe back.
    public func swipe(_ options: SwipePop.Options) -> NavigationTransitions { changing { $0.swipe = options } }

    /// The same transitions with a swipe back that begins in another area, or only where a closure allows it.
    ///
    /// ```swift
    /// navigationController.transitions = .slide.swipe(.content)
    /// navigationController.transitions = .slide.swipe(.off)
    /// ```
    ///
    /// - Parameters:
    ///   - area: Where a swipe may begin, or nil to keep the area.
    ///   - shouldBegin: Called with the pop before a swipe begins. Nil to keep the closure.
    public func swipe(
        _ area: SwipeArea? = nil, shouldBegin: ((ScreenChange) -> Bool)? = nil
    ) -> NavigationTransitions {
        changing {
            if let area { $0.swipe.area = area }
            if let shouldBegin { $0.swipe.shouldBegin = shouldBegin }
        }
    }

    /// The same transitions with a bar state that all view controllers of the stack inherit.
    public func barState(_ state: BarState) -> NavigationTransitions { changing { $0.barState = state } }

    /// The same transitions with content that moves along with the lower edge of the bar, or that keeps its place.
    public func contentFollowsBar(_ follows: Bool = true) -> NavigationTransitions {
        changing { $0.contentFollowsBar = follows }
    }

    /// The same transitions with a closure that returns the animation of one change, or nil to leave the choice to others.
    ///
    /// ```swift
    /// navigationController.transitions = .slide.choose { $0.upper is SettingsScreen ? .cover : nil }
    /// ```
    public func choose(_ choose: @escaping (ScreenChange) -> TransitionChoice?) -> NavigationTransitions {
        changing { $0.choose = choose }
    }

    /// The same transitions with the app's own delegate, which receives every call.
    public func forwardedDelegate(_ delegate: (any UINavigationControllerDelegate)?) -> NavigationTransitions {
        changing { $0.forwardedDelegate = delegate }
    }
}
