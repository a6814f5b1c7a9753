import UIKit

extension TabTransitionDriver {
    /// Attaches the recognizers of the swipe and of fingers that catch a change. Like those of a stack they stay until the driver
    /// leaves, and refuse where the transitions do not allow them.
    func attachRecognizers(to tabBarController: UITabBarController) {
        if let options = transitions.swipe { swipe.options = options }
        guard transitions.swipe != nil || transitions.bringsAnimators else { return }
        tabBarController.loadViewIfNeeded()
        if transitions.interruptible { TransitionGrab.on(tabBarController.view) }
        if transitions.swipe != nil, swipe.recognizer.view == nil { swipe.attach(to: tabBarController) }
    }

    func refuseSwipe(for change: ScreenChange) -> String? {
        guard verifyDelegate() else { return "another delegate was set" }
        if transitions.swipe == nil { return "the transitions have no swipe" }
        // Without an animator UIKit would show the other tab at once.
        return transitions.animation(for: change).animation.isSystem(for: change) ? "UIKit animates this change" : nil
    }
}
