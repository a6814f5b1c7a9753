public import Foundation

/// The status bar of a window, to be looked at: it has no view that could be.
@MainActor
public enum HeadlessStatusBar {
    public static func style(in window: UIWindow) -> UIStatusBarStyle {
        window.statusBar.style
    }

    public static func isHidden(in window: UIWindow) -> Bool {
        window.statusBar.isHidden
    }

    /// How the status bar last came or went.
    public static func animation(in window: UIWindow) -> UIStatusBarAnimation {
        window.statusBar.animation
    }

    /// How long its last change took: none outside of animation blocks.
    public static func duration(in window: UIWindow) -> TimeInterval {
        window.statusBar.duration
    }
}
