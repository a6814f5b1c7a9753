import UIKit

/// Keeps UIKit's own back swipe enabled in a stack in which Baton animates some of the transitions.
///
/// UIKit disables its swipe if the navigation delegate implements the animator query, even if the query returns nil
/// (B2.40), unless the recognizer has a different delegate. In that case UIKit's own checks are not made (B2.43,
/// B2.44). This object is that delegate, and makes the checks. A recognizer delegate that the app has set keeps the
/// swipe enabled as well, and is not replaced.
@MainActor
final class SystemSwipe: NSObject {
    /// Returns whether the driver still controls the stack's transitions.
    var isInstalled: () -> Bool = { true }
    /// Returns whether UIKit would animate the pop of the top view controller.
    var isSystems: (UIViewController) -> Bool = { _ in false }

    private weak var navigationController: UINavigationController?
    private weak var recognizer: UIGestureRecognizer?
    private weak var former: (any UIGestureRecognizerDelegate)?

    /// Replaces UIKit's delegate of the recognizer, once.
    func attach(to navigationController: UINavigationController) {
        guard self.navigationController == nil,
            let recognizer = navigationController.interactivePopGestureRecognizer,
            recognizer.delegate.map({ type(of: $0) == Self.systems }) ?? true
        else { return }
        self.navigationController = navigationController
        self.recognizer = recognizer
        former = recognizer.delegate
        recognizer.delegate = self
    }

    /// Restores the recognizer's delegate. A delegate that the app has set in the meantime stays.
    func detach() {
        if let recognizer, recognizer.delegate === self { recognizer.delegate = former }
        recognizer = nil
        navigationController = nil
    }

    /// The class of UIKit's own recognizer delegate, determined from a new navigation controller.
    private static let systems: AnyClass? = {
        let untouched = UINavigationController()
        untouched.loadViewIfNeeded()
        return untouched.interactivePopGestureRecognizer?.delegate.map { type(of: $0) }
    }()
}

extension SystemSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isInstalled() else { return formerAllows(gestureRecognizer) }
        guard let navigationController, let top = navigationController.topViewController,
            navigationController.viewControllers.count > 1, navigationController.transitionCoordinator == nil,
            !navigationController.isNavigationBarHidden
        else { return false }
        return top.navigationItem.showsBackButton && isSystems(top) && !top.navigationItem.interceptsBack()
    }

    /// Returns the answer of the original recognizer delegate. Used after another navigation delegate was set.
    private func formerAllows(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let ask = former?.gestureRecognizerShouldBegin else { return true }
        return ask(recognizer)
    }
}

extension UINavigationItem {
    /// Whether there is a back button, which has the same effect as the swipe.
    fileprivate var showsBackButton: Bool {
        !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
    }
}
