public import Foundation

/// The state of the status bar of a window. The status bar has no view.
@preconcurrency @MainActor
public enum HeadlessStatusBar {
    public static func style(in window: UIWindow) -> UIStatusBarStyle {
        window.statusBar.style
    }

    public static func isHidden(in window: UIWindow) -> Bool {
        window.statusBar.isHidden
    }

    /// Returns the animation with which the status bar was last shown or hidden.
    public static func animation(in window: UIWindow) -> UIStatusBarAnimation {
        window.statusBar.animation
    }

    /// Returns the duration of the last change. It is zero outside animation blocks.
    public static func duration(in window: UIWindow) -> TimeInterval {
        window.statusBar.duration
    }
}
