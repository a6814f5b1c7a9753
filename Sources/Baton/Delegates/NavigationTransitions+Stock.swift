import UIKit

extension NavigationTransitions {
    /// The system's look, by Baton's own animators and edge swipe.
    public static var slide: NavigationTransitions {
        NavigationTransitions(ScreenTransition.slide)
    }

    /// One screen over the other, from below.
    public static var cover: NavigationTransitions { NavigationTransitions(ScreenTransition.cover) }
    /// Screens fade into each other.
    public static var fade: NavigationTransitions { NavigationTransitions(ScreenTransition.fade) }
    /// Forward is into the depth.
    public static var depth: NavigationTransitions { NavigationTransitions(ScreenTransition.depth) }
    /// A leaf with a screen on either side.
    public static var flip: NavigationTransitions { NavigationTransitions(ScreenTransition.flip) }
    /// A cube with a screen on each side.
    public static var cube: NavigationTransitions { NavigationTransitions(ScreenTransition.cube) }

    /// UIKit's own transitions and its own swipe, for every screen; Baton only carries the bar. A stack in which only some
    /// screens differ from UIKit's is `NavigationTransitions(.system)`, or gets a `choose`.
    public static var system: NavigationTransitions {
        let transitions = NavigationTransitions(ScreenTransition.system)
        transitions.bringsAnimators = false
        return transitions
    }
}
