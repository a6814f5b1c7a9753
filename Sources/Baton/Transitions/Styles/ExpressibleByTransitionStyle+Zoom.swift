public import UIKit

extension ExpressibleByTransitionStyle {
    /// The upper screen grows from a view of the lower screen, and shrinks back onto it.
    ///
    /// ```swift
    /// navigationController.transitions = .zoom { change in
    ///     (change.lower as? AlbumScreen)?.cell(for: change.upper)
    /// }
    /// ```
    ///
    /// A picture of the view covers the screen and fades as the screen grows. The view itself is hidden meanwhile. A finger that
    /// drives the transition moves the screen in both directions.
    ///
    /// Without a view, or if the view is not on screen, the upper screen fades in while it grows slightly, and fades
    /// out on the way back.
    ///
    /// - Parameter source: Returns the view. The closure is called for each transition, in both directions, and whenever a
    ///   finger catches or releases it, so that it can return a different view each time.
    public static func zoom(_ source: @escaping (ScreenChange) -> UIView?) -> Self {
        let style = TransitionStyle(
            forward: { transition in
                TransitionPoses(entering: transition.zoomedPose(onto: source) ?? .scaled(0.9).faded())
            },
            backward: { transition in
                TransitionPoses(leaving: transition.zoomedPose(onto: source) ?? .faded)
            })
        return Self(style.duration(0.4))
    }

    /// The upper screen grows from the view with an identifier, and shrinks back onto it.
    ///
    /// ```swift
    /// navigationController.transitions = .zoom("photo")
    /// ```
    ///
    /// - Parameter identifier: The lower screen, a `SharedViewProvider`, returns its view for this identifier.
    public static func zoom(_ identifier: String) -> Self {
        zoom { $0.lower.sharedViewProvider?.sharedView(for: identifier, in: $0) }
    }
}

extension RunningTransition {
    /// Returns the pose of the upper screen on a source view: it covers the view, and only a central part with the proportions of
    /// the view is seen. Returns nil if there is no source on screen.
    fileprivate func zoomedPose(onto source: @escaping (ScreenChange) -> UIView?) -> Pose? {
        guard let view = self.source(source), let frame = sourceFrame(of: view), let bounds = upper?.view.bounds,
            let look = SharedScreens(of: self)?.look(ofSource: view)
        else { return nil }
        growth = ScreenGrowth(source: source)
        let scale = max(frame.width / bounds.width, frame.height / bounds.height)
        let size = CGSize(width: look.visible.width / scale, height: look.visible.height / scale)
        let cut = CGPoint(x: look.visible.midX - look.frame.midX, y: look.visible.midY - look.frame.midY)
        let visible = CGRect(
            x: bounds.midX + cut.x / scale - size.width / 2, y: bounds.midY + cut.y / scale - size.height / 2,
            width: size.width, height: size.height)
        let way = CGPoint(x: (frame.midX - bounds.midX) * layoutDirection.sign, y: frame.midY - bounds.midY)
        return .scaled(scale).shifted(points: way).masked(
            to: Pose.Mask(visible, cornerRadius: look.cornerRadius / scale))
    }
}
