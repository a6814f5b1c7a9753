import Baton
import UIKit

extension NavigationTransitionDriver {
    /// What `describe()` says about the stack.
    var stackFacts: [DriverFact] {
        let screens = navigationController?.viewControllers.map { ScreenName(of: $0).description } ?? []
        let chosen = transitions.choose == nil ? "" : ", or chosen for each change"
        return [
            DriverFact("screens", screens.joined(separator: ", ")),
            .delegate(navigationController?.installedDelegate, of: self, forwardedTo: forwarded.delegate),
            DriverFact("transitions", "push \(transitions.push), pop \(transitions.pop)\(chosen)"),
            DriverFact("bar", navigationController?.isNavigationBarHidden == true ? "hidden" : "shown"),
            .transition(navigationController?.transitionCoordinator),
        ] + progressFact + [
            .recognizer("edge swipe", edgeSwipeRecognizer),
            .recognizer("content swipe", contentSwipeRecognizer),
        ]
    }
}
