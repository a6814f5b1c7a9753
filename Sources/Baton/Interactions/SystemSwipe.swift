import UIKit

/// Keeps UIKit's own back swipes enabled in a stack in which Baton animates some of the transitions or hides the bar.
///
/// UIKit disables its swipes if the navigation delegate implements the animator query, even if the query returns nil
/// (B2.40), and where the bar is hidden, unless the recognizers have a different delegate. In that case UIKit's own
/// checks are not made (B2.43, B2.44, B16.13). This object is that delegate, and makes the checks. Everything else it
/// asks UIKit's delegate (B16.14). A recognizer delegate that the app has set keeps the swipe enabled as well, and is not
/// replaced.
///
/// A stack has one such object. The stack retains it, because a recognizer without a delegate makes no checks at all.
@MainActor
final class SystemSwipe: NSObject {
    private static let key = AssociationKey()

    /// Returns whether the driver still controls the stack's transitions.
    var isInstalled: () -> Bool = { true }
    /// Returns whether UIKit would animate the pop of the top view controller. Without a driver, the stack's delegate
    /// tells (B2.40).
    var isSystems: ((UIViewController) -> Bool)?
    /// Whether Baton animates some of the transitions.
    var bringsAnimators = false {
        didSet { update() }
    }
    /// Whether Baton, and not the app, has hidden the bar.
    var hidesBar = false {
        didSet { update() }
    }

    private weak var navigationController: UINavigationController?
    private var swipes: [Swipe] = []

    /// One recognizer, and the delegate that UIKit gave it.
    private struct Swipe {
        weak var recognizer: UIGestureRecognizer?
        weak var former: (any UIGestureRecognizerDelegate)?
    }

    static func of(_ navigationController: UINavigationController) -> SystemSwipe {
        if let known = key.get(from: navigationController) as? SystemSwipe { return known }
        let made = SystemSwipe()
        made.navigationController = navigationController
        key.set(made, on: navigationController)
        return made
    }

    /// Restores the recognizers, and forgets the driver.
    func leave() {
        (isInstalled, isSystems) = ({ true }, nil)
        bringsAnimators = false
    }

    private func update() {
        guard bringsAnimators || hidesBar else { return detach() }
        guard swipes.isEmpty, let navigationController, navigationController.isViewLoaded else { return }
        let recognizers = navigationController.backSwipes
        swipes = zip(recognizers, systems).filter { $0.delegate.map { type(of: $0) } == $1 }.map { recognizer, _ in
            let former = recognizer.delegate
            recognizer.delegate = self
            return Swipe(recognizer: recognizer, former: former)
        }
    }

    /// Restores the recognizers' delegates. A delegate that the app has set in the meantime stays.
    private func detach() {
        for swipe in swipes where swipe.recognizer?.delegate === self { swipe.recognizer?.delegate = swipe.former }
        swipes = []
    }

    /// The classes of UIKit's own recognizer delegates, determined from a new navigation controller.
    private lazy var systems: [AnyClass?] = {
        let untouched = UINavigationController()
        untouched.loadViewIfNeeded()
        return untouched.backSwipes.map { $0.delegate.map { type(of: $0) } }
    }()
}

extension SystemSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let former = former(gestureRecognizer)
        guard isInstalled() else {
            let ask = former?.gestureRecognizerShouldBegin
            return ask?(gestureRecognizer) ?? true
        }
        guard let navigationController, let top = navigationController.topViewController,
            navigationController.viewControllers.count > 1, navigationController.transitionCoordinator == nil,
            hidesBar || !navigationController.isNavigationBarHidden
        else { return false }
        let isSystems = isSystems?(top) ?? !navigationController.bringsAnimators(navigationController.delegate)
        return top.navigationItem.showsBackButton && isSystems && !top.navigationItem.interceptsBack()
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let ask = former(gestureRecognizer)?.gestureRecognizer(_:shouldRequireFailureOf:)
        return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let ask = former(gestureRecognizer)?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
        return ask?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    private func former(_ recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        swipes.first { $0.recognizer === recognizer }?.former
    }
}

extension UINavigationController {
    /// UIKit's own back swipes: from the edge, and on iOS 26 and later from the content (B16.1).
    fileprivate var backSwipes: [UIGestureRecognizer] {
        var swipes = [interactivePopGestureRecognizer]
        if #available(iOS 26, *) { swipes.append(interactiveContentPopGestureRecognizer) }
        return swipes.compactMap { $0 }
    }
}

extension UINavigationItem {
    /// Whether there is a back button, which has the same effect as the swipe.
    fileprivate var showsBackButton: Bool {
        !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
    }
}
