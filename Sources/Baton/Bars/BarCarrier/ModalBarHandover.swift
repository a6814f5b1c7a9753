import UIKit

/// Lets a presented stack take over the bar of the presenter's stack, and give it back when it is dismissed. The bar of
/// the presented stack starts with the look of the presenter's own bar, which is not changed.
@MainActor
struct ModalBarHandover {
    let presented: UIViewController
    let presenter: UIViewController

    /// Changes the presented stack's bar along with the transition, from the look of the presenter's bar or to it. The
    /// stack shows its first bar just before it appears, when the transition starts. UIKit's own background is above
    /// what Baton paints, so nothing can be carried between it and a painted background.
    func begin(isLeaving: Bool) {
        guard let coordinator = presented.animatedCoordinator else { return }
        TransitionCourse(along: coordinator).animate(nil) {
            guard let own = carrier?.renderer,
                let other = presenter.barStack?.topViewController?.navigationItem.barCarrier as? BarCarrier
            else { return }
            let (start, end) = (other.renderer.shown, own.shown)
            guard start.isPainted, end.isPainted else { return }
            isLeaving ? own.painting.turn(from: end, to: start) : own.painting.turn(from: start, to: end)
            // UIKit changes a tint at once, so it changes at the start.
            if isLeaving { own.show(tint: other.renderer.bar?.undimmedTint, mayBeCancelled: true) }
        }
    }

    /// Shows the presented stack's own bar again.
    func end() {
        carrier?.settle()
    }

    private var carrier: BarCarrier? {
        guard let stack = presented.barStack else {
            Advice.give(
                about: BarCarrier.self,
                "A bar was to be carried, as by carriesBar(), into a screen that is not a navigation controller.",
                "Present a UINavigationController.")
            return nil
        }
        let found = stack.topViewController?.navigationItem.barCarrier as? BarCarrier
        if found == nil, stack.viewIfLoaded?.window != nil {
            Advice.give(
                about: BarCarrier.self,
                "A bar was to be carried, as by carriesBar(), into a navigation controller without transitions.",
                "Set the transitions of the presented navigation controller, for example to .system.")
        }
        return found
    }
}

extension UIViewController {
    /// The stack whose bar is visible on a screen.
    fileprivate var barStack: UINavigationController? {
        if let stack = self as? UINavigationController { return stack }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.barStack }
        return navigationController
    }
}
