import UIKit

/// Keeps UIKit's own swipe back alive in a stack some of whose screens come and go by animators of ours.
///
/// UIKit turns its swipe off for a delegate that can bring animators, even where that answers nil (B2.40), unless the
/// recognizer's delegate is another one; and then nobody makes UIKit's own checks (B2.43, B2.44). This is that delegate,
/// and it makes them. A delegate of the app's keeps the swipe alive just as well, and stays.
@MainActor
final class SystemSwipe: NSObject {
    /// Whether whoever brought this still answers for the stack's transitions.
    var isInstalled: () -> Bool = { true }
    /// Whether UIKit's own pop is what the top screen would get.
    var isSystems: (UIViewController) -> Bool = { _ in false }

    private weak var navigationController: UINavigationController?
    private weak var recognizer: UIGestureRecognizer?
    private weak var former: (any UIGestureRecognizerDelegate)?

    /// Takes the recognizer over from UIKit, once.
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

    /// Gives the recognizer back; where the app has taken it meanwhile, it stays the app's.
    func detach() {
        if let recognizer, recognizer.delegate === self { recognizer.delegate = former }
        recognizer = nil
        navigationController = nil
    }

    /// The class of UIKit's own delegate, as any stack has it that nobody has touched.
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
        return top.navigationItem.showsBackButton && isSystems(top)
    }

    /// Another delegate was set, so the swipe is UIKit's to allow.
    private func formerAllows(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let ask = former?.gestureRecognizerShouldBegin else { return true }
        return ask(recognizer)
    }
}

extension UINavigationItem {
    /// Whether there is a button that does what the swipe does.
    fileprivate var showsBackButton: Bool {
        !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
    }
}
