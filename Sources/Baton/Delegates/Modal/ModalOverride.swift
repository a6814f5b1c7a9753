import UIKit

/// Overrides the presentation properties of a view controller for one presentation, and restores them afterwards. The
/// view controller retains this object, and with it the driver, because `transitioningDelegate` is a weak property.
@MainActor
final class ModalOverride {
    private static let key = AssociationKey()

    private let driver: ModalTransitionDriver
    private let style: UIModalPresentationStyle
    private weak var delegate: (any UIViewControllerTransitioningDelegate)?
    /// The original `modalPresentationCapturesStatusBarAppearance`, or nil if it is not overridden.
    private let capturesStatusBar: Bool?

    private init(of controller: UIViewController, by driver: ModalTransitionDriver) {
        self.driver = driver
        style = controller.modalPresentationStyle
        delegate = controller.transitioningDelegate
        // With a custom style, the presenting view controller would continue to control the status bar (B10.11).
        let coversAll = driver.transitions.overlay.coversAll
        capturesStatusBar = coversAll ? controller.modalPresentationCapturesStatusBarAppearance : nil
    }

    static func apply(_ driver: ModalTransitionDriver, to controller: UIViewController) {
        // A presentation that never began, for example because there was no window, has not reported its end.
        restore(controller)
        let made = ModalOverride(of: controller, by: driver)
        key.set(made, on: controller)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = driver
        if made.capturesStatusBar != nil { controller.modalPresentationCapturesStatusBarAppearance = true }
    }

    /// Returns whether a view controller can be presented now. UIKit would raise an exception (B4.9), for example after
    /// two quick taps, so that the call is ignored with advice. At the very end of a dismissal the view controller
    /// still has its presenting one (B4.43), but its properties are restored and its view is no longer in the window.
    static func allows(_ controller: UIViewController, from source: UIViewController) -> Bool {
        let hasEnded =
            key.get(from: controller) == nil && controller.viewIfLoaded?.window == nil
            && controller.transitionCoordinator != nil && !controller.isBeingPresented
        // A root that is covered is out of its window, and what covers it is in there.
        let isRoot = [controller, source].contains { $0.viewIfLoaded?.window?.rootViewController === controller }
        let isFree = controller.presentingViewController == nil || hasEnded
        if controller.parent == nil, isFree, !isRoot { return true }
        Advice.give(
            about: type(of: controller),
            "It is already presented, in a container or the root of a window, so the call to present it is ignored.",
            "Present it after it has been dismissed or removed, or present another view controller.")
        return false
    }

    static func driver(of controller: UIViewController) -> ModalTransitionDriver? {
        (key.get(from: controller) as? ModalOverride)?.driver
    }

    /// Restores a view controller that UIKit presents without Baton's presentation controller, which would do so at the end.
    /// UIKit has asked the driver, or asks it when the property is read.
    static func verify(_ controller: UIViewController) {
        guard !(controller.presentationController is OverlayPresentationController) else { return }
        restore(controller)
        let problem =
            controller is UIAlertController
            ? Problem("UIKit presents an alert in its own way.", "Present it without transitions.")
            : Problem(
                "Its presentationController was read before present(_:using:), so UIKit presents it in its own style.",
                "Set the delegate of the presentationController after the call.")
        Advice.give(about: type(of: controller), problem)
    }

    /// Restores the overridden properties of a view controller. Values that the app has set since then are kept.
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
