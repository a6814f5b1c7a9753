import Foundation

/// The system events of an application: entering the background or the foreground, and memory warnings.
@MainActor
public enum HeadlessApplication {
    static private(set) var state = UIApplication.State.active

    /// Moves the application to the background.
    ///
    /// Touches are cancelled, and running animations end immediately as unfinished, since the display server keeps no
    /// animations of an application that is not visible. Explicit animations that are not removed on completion stay.
    public static func enterBackground() {
        guard state == .active else { return }
        become(.willResignActive)
        UIWindow.visible.forEach { $0.touchRouter.cancelAll() }
        become(.didEnterBackground)
        UIWindow.visible.forEach { $0.layer.endAnimationsOfSubtree(onlyRemovable: true) }
    }

    /// Moves the application to the foreground.
    public static func enterForeground() {
        guard state == .background else { return }
        become(.willEnterForeground)
        become(.didBecomeActive)
    }

    /// Sends a memory warning, first to the application, then to the view controllers of the visible windows.
    public static func warnOfMemory() {
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
        UIWindow.visible.forEach { $0.rootViewController?.warnOfMemory() }
    }

    /// Hides all visible windows and removes their root view controllers.
    public static func closeWindows() {
        for window in UIWindow.visible {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    /// Resets the state to active and forgets what was set on the scene, for the next test.
    static func reset() {
        state = .active
        UIWindowScene.connected.delegate = nil
        UIWindowScene.connected.traitState = nil
    }

    /// Takes a step. The scene is notified first.
    private static func become(_ step: ActivationStep) {
        state = step.state
        step.tell(UIWindowScene.connected)
        NotificationCenter.default.post(name: step.notification, object: UIApplication.shared)
    }
}

extension UIViewController {
    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        children.forEach { $0.warnOfMemory() }
        if let presented = presentedViewController, presented.presentingViewController === self {
            presented.warnOfMemory()
        }
    }
}
