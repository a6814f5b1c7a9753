import Foundation

/// The appearance of the status bar, and how it last changed.
struct StatusBarState: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false
    /// The animation with which the status bar last appeared or disappeared.
    var animation = UIStatusBarAnimation.none
    /// The duration of the last change. A change inside an animation block has the duration of the block (B10.12).
    var duration: TimeInterval = 0

    /// The height of a status bar that the safe area does not exclude.
    private static let usualHeight: CGFloat = 20

    /// Returns the frame of a visible status bar. It fills the safe area at the top.
    @MainActor
    static func frame(on device: HeadlessDevice) -> CGRect {
        let height = device.safeArea.top > 0 ? device.safeArea.top : usualHeight
        return CGRect(x: 0, y: 0, width: device.size.width, height: height)
    }
}

extension UIWindow {
    /// Updates the status bar from the view controllers that determine it. This happens only when a change is
    /// announced.
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
        if HeadlessQuirks.safeAreasFollowTheStatusBar { updateSafeArea() }
    }
}
