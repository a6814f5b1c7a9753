import UIKit

/// Lets a presented stack take the bar over from the presenter's stack, and give it back on its way out.
///
/// The presenter's own bar is not touched. What starts with its look is the bar of the stack that comes.
@MainActor
struct ModalBarHandover {
    private let presented: UIViewController
    private let presenter: UIViewController

    init(of presented: UIViewController, over presenter: UIViewController) {
        self.presented = presented
        self.presenter = presenter
    }

    /// Changes the presented stack's bar along with the transition.
    ///
    /// The stack has its first bar only when it is about to be seen, which is when the transition starts.
    func begin(_ change: @escaping (_ presented: BarCarrier, _ presenter: BarCarrier) -> Void) {
        guard let coordinator = presented.transitionCoordinator, coordinator.isAnimated else { return }
        coordinator.animate(alongsideTransition: { _ in
            guard let carrier,
                let other = presenter.barStack?.topViewController?.navigationItem.barCarrier as? BarCarrier
            else { return }
            change(carrier, other)
        })
    }

    /// The bar is the presented stack's own again.
    func end() {
        carrier?.arrive()
    }

    private var carrier: BarCarrier? {
        guard let stack = presented.barStack else {
            Advice.give(
                about: ModalTransitions.self,
                "carryingBar() was used for a screen that is no stack, so there is no bar to carry.",
                "Present a UINavigationController.")
            return nil
        }
        let found = stack.topViewController?.navigationItem.barCarrier as? BarCarrier
        if found == nil, stack.viewIfLoaded?.window != nil {
            Advice.give(
                about: ModalTransitions.self,
                "carryingBar() was used for a stack without transitions, so its bar stays as it is.",
                "Set the transitions of the presented stack, if only to .system.")
        }
        return found
    }
}

extension UIViewController {
    /// The stack whose bar is seen on a screen.
    fileprivate var barStack: UINavigationController? {
        if let stack = self as? UINavigationController { return stack }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.barStack }
        return navigationController
    }
}

extension BarCarrier {
    /// Begins as another stack's bar and turns into this one's, inside the animation block that is open.
    ///
    /// UIKit's own background is above what Baton paints, so that between it and a painted one nothing can be carried.
    func takeOver(from source: BarCarrier) {
        let (start, end) = (source.renderer.shown, renderer.shown)
        guard start.isPainted, end.isPainted, let bar = renderer.bar else { return }
        renderer.painting.turn(from: start, to: end)
        guard start.isHidden != end.isHidden else { return }
        let own = bar.alpha
        UIView.performWithoutAnimation { bar.alpha = start.isHidden ? 0 : 1 }
        bar.alpha = own
    }

    /// Turns into another stack's bar. UIKit changes a tint at once, so that it changes here, at the start of the way.
    func handOver(to destination: BarCarrier) {
        let (start, end) = (renderer.shown, destination.renderer.shown)
        guard start.isPainted, end.isPainted else { return }
        renderer.painting.turn(from: start, to: end)
        renderer.turn(toTint: destination.renderer.bar?.undimmedTint, isHidden: end.isHidden)
    }
}
