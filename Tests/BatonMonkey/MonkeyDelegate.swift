import BatonTesting
import UIKit

/// The app's own delegate of a stack. It notes its calls, and the app acts in them.
@MainActor
final class MonkeyDelegate: NSObject, UINavigationControllerDelegate {
    private let act: (MonkeyScreen.Callback) -> Void
    /// The screens that were announced.
    private var announced: Set<ObjectIdentifier> = []
    /// What was not announced, and shown.
    private(set) var disorder: String?

    init(_ act: @escaping (MonkeyScreen.Callback) -> Void) {
        self.act = act
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        announced.insert(ObjectIdentifier(viewController))
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [act] _ in
            act(.completion)
        }
        act(.willShow)
        // Of a screen that the app pushes just now it is not known whether it is announced.
        if let top = navigationController.topViewController { announced.insert(ObjectIdentifier(top)) }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        note(viewController)
        act(.didShow)
    }

    /// Forgets which screens were announced, because the next one may have been announced to another delegate.
    func forget() { announced = [] }

    private func note(_ screen: UIViewController) {
        // The delegate may have been set while a screen was on its way.
        let mayBeUnannounced =
            HeadlessQuirks.unchangedStacksCallDidShow || HeadlessQuirks.cancelledPopsCallDidShow
            || HeadlessQuirks.firstDisplaysSkipWillShow || announced.isEmpty
        guard !mayBeUnannounced, !announced.contains(ObjectIdentifier(screen)), disorder == nil else { return }
        disorder = "didShow was called for \(screen.title ?? "-"), and willShow was not"
    }
}
