import UIKit

/// Lets a presented stack take over the bar of the presenter's stack, and give it back when it is dismissed.
///
/// The presenter's own bar is not changed. The bar of the presented stack starts with the look of the presenter's
/// bar.
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
    /// The presented stack shows its first bar just before it appears, which is when the transition starts.
    func begin(_ change: @escaping (_ presented: BarCarrier, _ presenter: BarCarrier) -> Void) {
        guard let coordinator = presented.animatedCoordinator else { return }
        TransitionCourse(along: coordinator).animate(nil) {
            guard let carrier,
                let other = presenter.barStack?.topViewController?.navigationItem.barCarrier as? BarCarrier
            else { return }
            change(carrier, other)
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

extension BarCarrier {
    /// Starts with the look of another stack's bar and animates to this bar's own look, in the current animation block.
    ///
    /// UIKit's own background is above what Baton paints, so nothing can be carried between it and a painted
    /// background.
    func takeOver(from source: BarCarrier) {
        let (start, end) = (source.renderer.shown, renderer.shown)
        guard start.isPainted, end.isPainted else { return }
        renderer.painting.turn(from: start, to: end)
    }

    /// Animates to the look of another stack's bar. UIKit changes a tint at once, so the tint changes here, at the
    /// start of the transition.
    func handOver(to destination: BarCarrier) {
        let (start, end) = (renderer.shown, destination.renderer.shown)
        guard start.isPainted, end.isPainted else { return }
        renderer.painting.turn(from: start, to: end)
        renderer.show(tint: destination.renderer.bar?.undimmedTint, mayBeCancelled: true)
    }
}
