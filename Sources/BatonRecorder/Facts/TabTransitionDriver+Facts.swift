import Baton
import UIKit

extension TabTransitionDriver {
    /// What `describe()` says about the tabs.
    var tabFacts: [DriverFact] {
        let screens = tabBarController?.viewControllers?.map { ScreenName(of: $0).description } ?? []
        let chosen = transitions.choose == nil ? "" : ", or chosen for each change"
        let selected = tabBarController?.selectedViewController.map { ScreenName(of: $0).description }
        return [
            DriverFact("tabs", screens.joined(separator: ", ")),
            DriverFact("selected", selected ?? "none"),
            .delegate(tabBarController?.delegate, of: self, forwardedTo: forwarded.delegate),
            DriverFact("transitions", "forward \(transitions.forward), back \(transitions.back)\(chosen)"),
            .transition(tabBarController?.transitionCoordinator),
        ] + progressFact + [.recognizer("swipe", swipeRecognizer)]
    }
}
