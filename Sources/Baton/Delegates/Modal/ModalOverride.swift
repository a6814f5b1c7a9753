import UIKit

/// Overrides the presentation properties of a screen for one presentation, and restores them. The screen keeps it, with the
/// driver, since a controller holds its transitioning delegate weakly.
@MainActor
final class ModalOverride {
    private static let key = AssociationKey()

    private let driver: ModalTransitionDriver
    private let style: UIModalPresentationStyle
    private weak var delegate: (any UIViewControllerTransitioningDelegate)?
    /// What the flag of the status bar was, where it is overridden.
    private let capturesStatusBar: Bool?

    private init(of controller: UIViewController, by driver: ModalTransitionDriver) {
        self.driver = driver
        style = controller.modalPresentationStyle
        delegate = controller.transitioningDelegate
        // With a custom style the status bar would go on being the presenter's (B10.11).
        let coversAll = driver.transitions.coversAll
        capturesStatusBar = coversAll ? controller.modalPresentationCapturesStatusBarAppearance : nil
    }

    static func apply(_ driver: ModalTransitionDriver, to controller: UIViewController) {
        // A presentation that never began, as without a window, has told nobody of its end.
        restore(controller)
        let made = ModalOverride(of: controller, by: driver)
        key.set(made, on: controller)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = driver
        if made.capturesStatusBar != nil { controller.modalPresentationCapturesStatusBarAppearance = true }
    }

    /// Whether a controller can be presented now. At the very end of a dismissal it still has its presenter (B4.43), but its
    /// properties are restored, and it is out of its window.
    static func isPossible(for controller: UIViewController) -> Bool {
        let hasEnded =
            key.get(from: controller) == nil && controller.viewIfLoaded?.window == nil
            && controller.transitionCoordinator != nil
        return controller.parent == nil && (controller.presentingViewController == nil || hasEnded)
    }

    /// Restores a controller whose properties are overridden. What the app has set meanwhile stays.
    static func restore(_ controller: UIViewController) {
        guard let known = key.get(from: controller) as? ModalOverride else { return }
        if controller.modalPresentationStyle == .custom { controller.modalPresentationStyle = known.style }
        if controller.transitioningDelegate === known.driver { controller.transitioningDelegate = known.delegate }
        if let captures = known.capturesStatusBar, controller.modalPresentationCapturesStatusBarAppearance {
            controller.modalPresentationCapturesStatusBarAppearance = captures
        }
        key.set(nil, on: controller)
    }
}
