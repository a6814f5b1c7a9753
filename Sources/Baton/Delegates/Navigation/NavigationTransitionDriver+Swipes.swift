import UIKit

extension NavigationTransitionDriver {
    /// Attaches the swipe recognizers, and follows the top screen. The view is loaded by the time of the first
    /// `willShow`.
    func attachSwipes(to navigationController: UINavigationController) {
        escape.follow(navigationController)
        let systemSwipe = SystemSwipe.of(navigationController)
        systemSwipe.isInstalled = { [weak self] in self?.verifyDelegate() ?? false }
        systemSwipe.isSystems = { [weak self] in self?.leavesToUIKit(popOf: $0) ?? false }
        guard transitions.bringsAnimators else { return }
        systemSwipe.bringsAnimators = true
        if transitions.swipe != nil, swipe.recognizer.view == nil { swipe.attach(to: navigationController) }
    }

    /// Returns whether UIKit animates the pop of a view controller. In that case UIKit asks for no animator.
    func leavesToUIKit(popOf screen: UIViewController) -> Bool {
        // The app's delegate is not asked, because it would treat the call as the start of a transition.
        guard let navigationController, !navigationController.bringsAnimators(forwarded.delegate),
            let change = popOfTop, change.from === screen
        else { return false }
        guard transitions.animation(for: change).animation.isSystem else { return false }
        // UIKit may have asked for an animator of a pop that was then refused. UIKit's own swipe does not ask.
        forgetQuestion()
        return true
    }

    /// The driver's reason why the swipe must not begin, or nil.
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
