public import UIKit

extension TransitionStyle {
    /// The upper screen grows out of a view of the lower one, and shrinks back onto it.
    ///
    /// ```swift
    /// navigationController.transitions = NavigationTransitions(
    ///     .zoom { change in (change.lower as? AlbumScreen)?.cell(for: change.upper) })
    /// ```
    ///
    /// Without a view, or if it is not on screen, the upper screen grows a little out of the middle, and fades away.
    ///
    /// - Parameter source: Returns the view. It is called for each transition, on the way forward and on the way back, so
    ///   that it can name another view then.
    public static func zoom(_ source: @escaping @MainActor (ScreenChange) -> UIView?) -> TransitionStyle {
        TransitionStyle(
            forward: { transition in
                TransitionPoses(
                    entering: transition.zoomedPose(onto: transition.source(source)) ?? .scaled(0.9).faded())
            },
            backward: { transition in
                TransitionPoses(leaving: transition.zoomedPose(onto: transition.source(source)) ?? .faded)
            }
        ).duration(0.4)
    }
}

extension RunningTransition {
    /// The pose of the upper screen over a source view: transparent, and as much of its middle visible as has the shape of
    /// the source. Nil without a source that is on screen.
    fileprivate func zoomedPose(onto source: UIView?) -> Pose? {
        guard let frame = sourceFrame(of: source), let bounds = upper?.view.bounds else { return nil }
        // The whole source is covered, and the screen keeps its proportions.
        let scale = max(frame.width / bounds.width, frame.height / bounds.height)
        let size = CGSize(width: frame.width / scale, height: frame.height / scale)
        let visible = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let way = CGPoint(x: (frame.midX - bounds.midX) * layoutDirection.sign, y: frame.midY - bounds.midY)
        let radius = (source?.layer.cornerRadius ?? 0) / scale
        return .scaled(scale).shifted(Pose.Shift(points: way)).faded().masked(
            to: Pose.Mask(visible, cornerRadius: radius))
    }
}
