import UIKit

/// Keeps the screens of a transition in their poses when their container changes its size, as in a window that the user
/// resizes.
///
/// The animator moves a screen by its transform, by points of the size at the start. What is missing to the distance in another size is a
/// shift of the centre, which nothing else changes.
@MainActor
final class ResizedScreens {
    private let transition: RunningTransition
    /// Returns whether something else moves the clip around the upper screen.
    private let leavesUpperClip: () -> Bool
    private var shifts: [(screen: TransitionParticipant, shift: PoseShift)] = []
    /// Moves the shift while the transition runs by itself.
    private var follower: UIViewPropertyAnimator?
    /// The end to which it moves.
    private var heading = TransitionEnd.entering

    init(_ transition: RunningTransition, leavesUpperClip: @escaping () -> Bool) {
        self.transition = transition
        self.leavesUpperClip = leavesUpperClip
    }

    /// The screens with their moves, without one that another transition has taken meanwhile.
    private var moves: [(screen: TransitionParticipant, move: TransitionPoses.Move)] {
        let poses = transition.poses
        return [(transition.entering, poses.entering), (transition.leaving, poses.leaving)].compactMap { screen, move in
            screen.flatMap { $0.posed.isPosed ? ($0, move) : nil }
        }
    }

    /// The visible progress, or nil if it is not known.
    var seenProgress: CGFloat? {
        moves.lazy.compactMap { $0.screen.seenPart(of: $0.move) }.first
    }

    private func show(_ progress: CGFloat) {
        for (screen, shift) in shifts where screen.posed.isPosed { screen.posed.shift = shift.at(progress) }
    }

    /// Stops the shift at a progress. The places have perhaps changed since it began to move, and are kept.
    private func stop(at progress: CGFloat) {
        guard let follower else { return }
        let places = shifts.filter(\.screen.posed.isPosed).map { ($0.screen.posed, $0.screen.posed.place) }
        follower.stopAnimation(true)
        self.follower = nil
        UIView.performWithoutAnimation {
            show(progress)
            for (posed, place) in places { posed.place = place }
        }
    }
}

extension ResizedScreens: AnimationCompanion {
    func containerDidResize(at progress: CGFloat, isHeld: Bool) {
        stop(at: progress)
        let container = transition.containerView.bounds
        shifts = moves.map { screen, move in
            let isLeft = leavesUpperClip() && screen === transition.upper && screen.posed.isClipped
            if !isLeft { screen.placeAnew(in: container) }
            return (screen, screen.lack(of: move, in: container))
        }
        // What fingers hold does not move with the animation of the resize.
        isHeld ? UIView.performWithoutAnimation { show(progress) } : show(progress)
        for (screen, _) in shifts { screen.view.layoutIfNeeded() }
    }

    func follow(_ run: TransitionRun, from progress: CGFloat) {
        stop(at: progress)
        guard shifts.contains(where: { $0.shift != PoseShift() }) else { return }
        heading = run.end
        follower = run.follow(from: progress) { [weak self] in self?.show($0) }
    }

    func didPause(at progress: CGFloat) {
        stop(at: progress)
        show(progress)
    }

    func didUpdate(_ progress: CGFloat, by fingers: GestureFingers?) {
        show(progress)
    }

    func willRun(_ release: TransitionRelease) -> Bool {
        follow(release.run, from: release.progress)
        return false
    }

    func end() { stop(at: heading.progress) }
}
