import UIKit

/// Keeps UIKit's own swipe back alive in a stack some of whose screens come and go by animators of ours.
///
/// UIKit turns its swipe off for a delegate that can bring animators, even where that answers nil (B2.40), unless the
/// recognizer's delegate is another one; and then nobody makes UIKit's own checks (B2.43, B2.44). This is that delegate,
/// and it makes them.
@MainActor
final class SystemSwipe: NSObject {
    /// Whether UIKit's own pop is what the top screen would get.
    var isInCharge: (UIViewController) -> Bool = { _ in false }

    private weak var navigationController: UINavigationController?
    private var replaced: [Replaced] = []

    private struct Replaced {
        let recognizer: UIGestureRecognizer
        weak var delegate: (any UIGestureRecognizerDelegate)?
    }

    /// Takes the recognizers over, once.
    func attach(to navigationController: UINavigationController) {
        guard self.navigationController == nil else { return }
        self.navigationController = navigationController
        var recognizers = [navigationController.interactivePopGestureRecognizer]
        if #available(iOS 26, *) { recognizers.append(navigationController.interactiveContentPopGestureRecognizer) }
        for recognizer in recognizers.compactMap({ $0 }) {
            replaced.append(Replaced(recognizer: recognizer, delegate: recognizer.delegate))
            recognizer.delegate = self
        }
    }

    /// Gives the recognizers back to whom they had; where the app has taken one meanwhile, it stays the app's.
    func detach() {
        for former in replaced where former.recognizer.delegate === self {
            former.recognizer.delegate = former.delegate
        }
        replaced = []
        navigationController = nil
    }
}

extension SystemSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController, let top = navigationController.topViewController,
            navigationController.viewControllers.count > 1, navigationController.transitionCoordinator == nil,
            !navigationController.isNavigationBarHidden
        else { return false }
        return top.navigationItem.showsBackButton && isInCharge(top)
    }
}

extension UINavigationItem {
    /// Whether there is a button that does what the swipe does.
    fileprivate var showsBackButton: Bool {
        !hidesBackButton && (leftBarButtonItems?.isEmpty ?? true || leftItemsSupplementBackButton)
    }
}
