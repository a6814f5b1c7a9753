import UIKit

/// Keeps two backgrounds divided at the edge between two screens when the stack changes its size.
///
/// Their movement was planned for another width. Nothing else moves these views, so from then on they are moved here: at
/// each update of a finger, and otherwise in an animation of the same timing.
@MainActor
final class ResizedBarSplit: AnimationCompanion {
    /// The part of the change that the screens have behind them at the start.
    private var start: CGFloat = 0
    private let split: BarSplit
    private var isResized = false
    private var follower: UIViewPropertyAnimator?

    init(_ split: BarSplit) {
        self.split = split
    }

    /// Places the upper background at the start of the movement, and then at its end.
    func begin(at part: CGFloat) {
        if part < 1 { start = part }
        split.placeUpper(at: part)
    }

    /// Another plan may have ended the split before the transition ends.
    private var isNeeded: Bool { isResized && split.clip.superview != nil }

    private func show(_ progress: CGFloat) {
        if isNeeded { split.place(at: start + (1 - start) * progress) }
    }

    private func stop() {
        follower?.stopAnimation(true)
        follower = nil
    }

    func containerDidResize(at progress: CGFloat, isHeld: Bool) {
        guard let space = split.clip.superview else { return }
        stop()
        isResized = true
        UIView.performWithoutAnimation {
            for view in [split.upper, split.clip, split.lower] { view.layer.removeAllAnimations() }
            split.clip.untransformedFrame = space.bounds
            show(progress)
        }
    }

    func follow(_ run: TransitionRun, from progress: CGFloat) {
        stop()
        if isNeeded { follower = run.follow(from: progress) { [weak self] in self?.show($0) } }
    }

    func didPause(at progress: CGFloat) {
        stop()
        show(progress)
    }

    func didUpdate(_ progress: CGFloat, by fingers: GestureFingers?) { show(progress) }

    func willRun(_ release: TransitionRelease) -> Bool {
        follow(release.run, from: release.progress)
        return false
    }

    func end() { stop() }
}
