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
    /// Without a view, or if the view is not on screen, the upper screen fades in while it grows slightly, and fades
    /// out on the way back.
    ///
    /// - Parameter source: Returns the view. The closure is called for each transition, in both directions, so that it
    ///   can return a different view each time.
    public static func zoom(_ source: @escaping (ScreenChange) -> UIView?) -> Self {
        let style = TransitionStyle(
            forward: { transition in
                TransitionPoses(
                    entering: transition.zoomedPose(onto: transition.source(source)) ?? .scaled(0.9).faded())
            },
            backward: { transition in
                TransitionPoses(leaving: transition.zoomedPose(onto: transition.source(source)) ?? .faded)
            })
        return Self(style.duration(0.4))
    }
}

extension RunningTransition {
    /// Returns the pose of the upper screen over a source view: transparent, and masked to a central part with the
    /// proportions of the source. Returns nil if there is no source on screen.
    fileprivate func zoomedPose(onto source: UIView?) -> Pose? {
        guard let frame = sourceFrame(of: source), let bounds = upper?.view.bounds else { return nil }
        // The scaled view covers the whole source and keeps its proportions.
        let scale = max(frame.width / bounds.width, frame.height / bounds.height)
        let size = CGSize(width: frame.width / scale, height: frame.height / scale)
        let visible = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let way = CGPoint(x: (frame.midX - bounds.midX) * layoutDirection.sign, y: frame.midY - bounds.midY)
        let radius = (source?.layer.cornerRadius ?? 0) / scale
        return .scaled(scale).shifted(points: way).faded().masked(
            to: Pose.Mask(visible, cornerRadius: radius))
    }
}
