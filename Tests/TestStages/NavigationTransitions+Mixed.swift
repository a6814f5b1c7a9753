@testable import Baton

extension NavigationTransitions {
    /// UIKit's own transitions in a stack whose screens may use other animators.
    static var mixed: NavigationTransitions {
        var transitions = NavigationTransitions.system
        transitions.choose = { _ in nil }
        return transitions
    }
}
