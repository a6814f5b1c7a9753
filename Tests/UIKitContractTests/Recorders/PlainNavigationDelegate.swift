import UIKit

/// Records the screens that are shown.
///
/// It does not implement the animator method, so that the system's back swipe works.
@MainActor
final class PlainNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow(\(callName(of: viewController)), \(animated))")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow(\(callName(of: viewController)), \(animated))")
    }
}
