import UIKit

extension TransitionStyled {
    /// Returns the style of an upper screen that grows from a view of the lower one.
    static func grow(_ manner: ScreenGrowth.Manner, from source: ScreenGrowth.Source) -> Self {
        let growth = ScreenGrowth(manner: manner, source: source)
        let style = TransitionStyle(
            forward: { transition in
                TransitionPoses(entering: transition.poseOnSource(of: growth) ?? .scaled(0.9).faded())
            },
            backward: { transition in
                TransitionPoses(leaving: transition.poseOnSource(of: growth) ?? .faded)
            })
        return Self(style.duration(0.4))
    }
}

extension RunningTransition {
    /// Returns the pose of the upper screen on a source view: it covers the view, and only a part with the proportions of the
    /// view is visible. Returns nil if there is no source on screen.
    fileprivate func poseOnSource(of growth: ScreenGrowth) -> Pose? {
        // The look tells the author why the screen does not grow from the view.
        guard let screens = SharedScreens(of: self), let view = screens.view(of: .source(growth), at: screens.lower),
            let look = screens.look(ofSource: view), let bounds = upper?.view.bounds, let place = upper?.posed.place
        else { return nil }
        let frame = look.frame
        self.growth = growth
        self.growth?.view = view
        let scale = max(frame.width / bounds.width, frame.height / bounds.height)
        let small = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        // What is visible of the screen is in its middle or at its top.
        let hidden = CGPoint(
            x: (small.width - frame.width) / 2,
            y: growth.manner == .card ? 0 : (small.height - frame.height) / 2)
        let cut = CGPoint(x: look.visible.minX - frame.minX, y: look.visible.minY - frame.minY)
        let visible = CGRect(
            x: bounds.minX + (hidden.x + cut.x) / scale, y: bounds.minY + (hidden.y + cut.y) / scale,
            width: look.visible.width / scale, height: look.visible.height / scale)
        let way = CGPoint(
            x: (frame.minX - hidden.x + small.width / 2 - bounds.midX) * layoutDirection.sign,
            y: frame.minY - hidden.y + small.height / 2 - bounds.midY)
        var mask = Pose.Mask(visible, cornerRadius: look.cornerRadius / scale)
        mask.cornerCurve = view.layer.cornerCurve
        mask.radiusInPlace = ScreenGrowth.cornerRadius(of: place, in: containerView)
        return .scaled(scale).shifted(points: way).masked(to: mask)
    }
}
