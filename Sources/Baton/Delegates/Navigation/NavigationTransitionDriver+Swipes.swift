import UIKit

extension NavigationTransitionDriver {
    /// There is a view to swipe on from the first `willShow` on, if not before.
    func attachSwipes(to navigationController: UINavigationController) {
        guard transitions.bringsAnimators else { return }
        if transitions.swipe != nil, swipe.recognizer.view == nil { swipe.attach(to: navigationController) }
        systemSwipe.attach(to: navigationController)
    }

    /// Whether UIKit animates the pop of a screen. Then it asks for no animator.
    func leavesToUIKit(popOf screen: UIViewController) -> Bool {
        // The app's delegate is not asked, since it would take that for a transition.
        guard let navigationController, !forwarded.bringsAnimators(in: navigationController),
            let change = popOfTop, change.from === screen
        else { return false }
        guard transitions.animation(for: change).animation.isSystem else { return false }
        // UIKit may have asked for an animator of a pop that was then refused. Its own swipe does not ask.
        forgetQuestion()
        return true
    }

    /// Why the swipe must not begin, as far as that is the driver's business.
    var refusal: String? {
        guard verifyDelegate() else { return "another delegate was set" }
        guard transitions.swipe != nil else { return "the transitions have no swipe" }
        guard let change = popOfTop else { return nil }
        return transitions.animation(for: change).animation.isSystem ? "UIKit animates this pop" : nil
    }

    private var popOfTop: ScreenChange? {
        guard let screens = navigationController?.viewControllers.suffix(2), screens.count == 2,
            let top = screens.last, let below = screens.first
        else { return nil }
        return ScreenChange(.pop, from: top, to: below)
    }
}
