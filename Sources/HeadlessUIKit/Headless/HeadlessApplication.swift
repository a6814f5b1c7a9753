import Foundation

/// The system events of an application: entering the background or the foreground, and memory warnings.
@preconcurrency @MainActor
public enum HeadlessApplication {
    /// The application is as active as its most active scene.
    static var state: UIApplication.State {
        let states = HeadlessScenes.connected.map(\.activationState)
        return states.contains(.foregroundActive)
            ? .active : states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// Moves the application with all its scenes to the background.
    ///
    /// Touches are cancelled, and running animations end immediately as unfinished, since the display server keeps no
    /// animations of an application that is not visible. Explicit animations that are not removed on completion stay.
    public static func enterBackground() { HeadlessScenes.leaveForeground(HeadlessScenes.connected) }

    /// Moves the application with all its scenes to the foreground.
    public static func enterForeground() { HeadlessScenes.enterForeground(HeadlessScenes.connected) }

    /// Sends a memory warning, first to the application, then to the view controllers of the visible windows.
    public static func warnOfMemory() {
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
        UIWindow.visible.forEach { $0.rootViewController?.warnOfMemory() }
    }

    /// Hides all visible windows and removes their root view controllers, also with what those present.
    ///
    /// A presentation retains its view controllers until it is dismissed. Without this, screens of one test would hear the
    /// notifications of the next.
    public static func closeWindows() {
        for window in UIWindow.visible {
            let root = window.rootViewController
            window.isHidden = true
            window.rootViewController = nil
            root?.forgetPresentations()
        }
    }
}

extension UIViewController {
    /// Releases what is presented here. No callback is sent.
    fileprivate func forgetPresentations() {
        children.forEach { $0.forgetPresentations() }
        guard let presented = presentation.presented else { return }
        presentation.presented = nil
        presented.presentation.run = nil
        presented.forgetPresentations()
    }

    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        children.forEach { $0.warnOfMemory() }
        if let presented = presentedViewController, presented.presentingViewController === self {
            presented.warnOfMemory()
        }
    }
}
