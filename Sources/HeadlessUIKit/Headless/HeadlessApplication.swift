import Foundation

/// What the system does to an application from outside: there is no home button here, and no memory that runs short.
@MainActor
public enum HeadlessApplication {
    static private(set) var state = UIApplication.State.active

    /// The user leaves. Fingers are taken away, and what was animating ends at once, as unfinished: the display
    /// server keeps no animation of an application that cannot be seen.
    public static func enterBackground() {
        guard state == .active else { return }
        become(.inactive, UIApplication.willResignActiveNotification)
        UIWindow.visible.forEach { $0.touchRouter.cancelAll() }
        become(.background, UIApplication.didEnterBackgroundNotification)
        UIWindow.visible.forEach { $0.layer.endAnimationsOfSubtree() }
    }

    /// The user comes back.
    public static func enterForeground() {
        guard state == .background else { return }
        become(.inactive, UIApplication.willEnterForegroundNotification)
        become(.active, UIApplication.didBecomeActiveNotification)
    }

    /// Memory runs short: the application hears first, then every controller of the windows on screen.
    public static func warnOfMemory() {
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
        UIWindow.visible.forEach { $0.rootViewController?.warnOfMemory() }
    }

    /// Takes every window off the screen, with what it shows.
    public static func closeWindows() {
        for window in UIWindow.visible {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    /// The next test starts in the foreground.
    static func reset() {
        state = .active
    }

    private static func become(_ next: UIApplication.State, _ name: Notification.Name) {
        state = next
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
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
