public import Foundation

/// The application object. It provides the state that view controllers read and the names of its notifications.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the app is visible and receives touches.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    public static let shared = UIApplication()

    /// The visible windows, from back to front.
    open var windows: [UIWindow] { Self.windowsFromBack }

    open var keyWindow: UIWindow? { UIWindow.key }

    /// The scenes of the app. There is one from the start.
    open var connectedScenes: Set<UIScene> { Set(HeadlessScenes.connected) }

    /// The sessions of the connected scenes, and those of scenes that were disconnected.
    open var openSessions: Set<UISceneSession> { Set(HeadlessScenes.sessions) }

    open var applicationState: State { HeadlessApplication.state }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        HeadlessDevice.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the orientations that the app supports: all on a pad, and all but upside down on a phone.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        HeadlessDevice.current.idiom == .pad ? .all : .allButUpsideDown
    }

    /// Returns whether an app handles the scheme of a URL, as `HeadlessURLs` says.
    open func canOpenURL(_ url: URL) -> Bool { HeadlessURLs.canOpen(url) }

    /// Opens a URL if an app handles its scheme. The closure is called in the next turn of the run loop, with whether
    /// that is so. `HeadlessURLs` lists what was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let opened = HeadlessURLs.open(url, universalLinksOnly: options[.universalLinksOnly] as? Bool == true)
        if let completion { TurnLoop.main.schedule(after: 0) { completion(opened) } }
    }

    /// The frame of the status bar on the screen. It is zero while the status bar is hidden.
    open var statusBarFrame: CGRect {
        isStatusBarHidden ? .zero : StatusBarState.frame(on: HeadlessDevice.current)
    }

    open var isStatusBarHidden: Bool { UIWindow.orienting?.statusBar.isHidden ?? false }

    open var statusBarStyle: UIStatusBarStyle { UIWindow.orienting?.statusBar.style ?? .default }

    /// The current orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { HeadlessDevice.current.interfaceOrientation }

    public nonisolated class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }

    public nonisolated class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }

    public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    public nonisolated class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    public nonisolated class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
}
