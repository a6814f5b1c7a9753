import Foundation

/// What the status bar shows, and how it came to that.
struct StatusBarState: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false
    /// How it last came or went.
    var animation = UIStatusBarAnimation.none
    /// How long the last change took: a change inside an animation block goes along with it (B10.12).
    var duration: TimeInterval = 0
}

extension UIWindow {
    /// Asks whoever decides; nothing changes until somebody says that it may have.
    func updateStatusBar() {
        guard let rootViewController else { return }
        let query = StatusBarQuery(root: rootViewController)
        let isHidden = query.hidden.prefersStatusBarHidden
        let style = query.style.preferredStatusBarStyle
        guard (style, isHidden) != (statusBar.style, statusBar.isHidden) else { return }
        if isHidden != statusBar.isHidden { statusBar.animation = query.hidden.preferredStatusBarUpdateAnimation }
        statusBar.style = style
        statusBar.isHidden = isHidden
        statusBar.duration = UIView.inheritedAnimationDuration
    }
}
