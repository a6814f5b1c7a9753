import UIKit

/// What travels between the two screens of a transition: the shared views, and the view from which a screen grows.
///
/// The travellers are Baton's. The app's views stay where they are, hidden until the transition ends.
@MainActor
final class SharedElements {
    private let screens: SharedScreens
    private let remains: UnrestoredTravellers
    private var grown: GrownScreen?
    /// Travels between the view from which the screen grows and its place on that screen, or all of the screen.
    private let source: TravellerMotion?
    /// The progress at which the transition is held.
    private var progress: CGFloat
    /// Move what the planned animation does not bring to its place after a release.
    private var animators: [UIViewPropertyAnimator] = []

    /// Puts a traveller at the place of each view on the leaving screen, and hides the views. Returns nil if nothing travels.
    init?(_ elements: [SharedElement], of transition: RunningTransition) {
        guard !elements.isEmpty || transition.growth != nil, !transition.isReduced,
            let screens = SharedScreens(of: transition)
        else { return nil }
        screens.layOut()
        let shared = screens.views(of: elements, growingFrom: transition.growth)
        let views = shared.flatMap(\.all)
        // A picture is empty if the view is still hidden by a transition that has not ended.
        views.forEach(HiddenOriginal.restore)
        let motions = shared.compactMap { TravellerMotion($0, without: views, on: screens) }
        guard !motions.isEmpty else { return nil }
        self.screens = screens
        source =
            motions.first(where: \.subject.isSource)
            ?? motions.first { $0.isAt(transition.growth?.view, screens.lower) }
        grown = transition.growth.flatMap { GrownScreen($0, of: transition, on: screens) }
        progress = transition.operation.isForward ? 1 : 0
        remains = UnrestoredTravellers(motions, in: transition.containerView)
    }

    /// Called when the animator has posed the screens. An author's animator may not have posed one that would grow, and then its view
    /// does not travel.
    func didPose(_ transition: RunningTransition) {
        guard transition.growth != nil, transition.upper?.posed.isCut != true else { return }
        if let source, source.subject.isSource { source.end() }
        grown = nil
    }

    private var travellers: [TravellerMotion] { remains.motions }
    private var motions: [any ShiftedMotion] { travellers + [grown].compactMap { $0 } }

    /// Shows the travellers at an end. Inside an animation the change is animated.
    func show(_ end: TransitionEnd) {
        travellers.forEach { $0.show(end) }
    }

    // MARK: The end

    /// Removes the travellers and shows the views. UIKit removes the view of one screen before the next commit.
    func restore() {
        stopAnimators()
        remains.restore()
    }

    func end() { stopAnimators() }

    private func stopAnimators() {
        animators.forEach { $0.stopAnimation(true) }
        animators = []
    }
}

/// Changed places, which are found when a finger catches the transition or releases it.
extension SharedElements: AnimationCompanion {
    func didPause(at progress: CGFloat) {
        stopAnimators()
        self.progress = progress
        find()
        hold(by: nil)
    }

    func didUpdate(_ progress: CGFloat, by fingers: GestureFingers?) {
        if grown?.isHeld(by: fingers) == false { hold(by: fingers) }
        self.progress = progress
        follow(fingers)
    }

    /// Lets fingers hold everything where it is.
    private func hold(by fingers: GestureFingers?) {
        for motion in motions { motion.hold(at: progress) }
        grown?.hold(under: fingers, at: progress)
    }

    private func follow(_ fingers: GestureFingers?) {
        let pull = grown?.pull(by: fingers, at: progress) ?? .zero
        for motion in motions {
            motion.shift = motion.shift(at: progress, pulled: pull)
        }
    }

    func willRun(_ release: TransitionRelease) -> Bool {
        // Where the finger leads is known from the places for which it was held.
        let velocities = motions.map { velocity(of: $0, at: release) }
        find()
        let shifted = motions.filter { $0.isShifted(at: release.end) }
        guard let timing = release.timing, release.duration > 0 else {
            shifted.forEach { $0.land(at: release.end) }
            return false
        }
        for (motion, velocity) in zip(motions, velocities) {
            guard let velocity else { continue }
            let spring = motion.spring(to: release.end, from: velocity, within: release.duration)
            run(release.duration, spring) { motion.landInPlace(at: release.end) }
        }
        guard !shifted.isEmpty else { return false }
        run(release.duration, timing) { shifted.forEach { $0.land(at: release.end) } }
        return true
    }

    /// Returns how fast a finger moves something in addition to the planned animation, or nil if nothing is pulled.
    private func velocity(of motion: any ShiftedMotion, at release: TransitionRelease) -> CGPoint? {
        guard let grown, let fingers = release.fingers else { return nil }
        let moment: CGFloat = 0.001
        let way = { (time: CGFloat) in
            let progress = min(1, max(0, release.progress + release.velocity * time))
            return motion.shift(at: progress, pulled: grown.pull(by: fingers, at: progress, after: time)).way
        }
        let (now, next) = (way(0), way(moment))
        return CGPoint(x: (next.x - now.x) / moment, y: (next.y - now.y) / moment)
    }

    private func run(_ duration: TimeInterval, _ timing: any UITimingCurveProvider, _ changes: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations(changes)
        animator.startAnimation()
        animators.append(animator)
    }

    private func find() {
        screens.layOut()
        // Where the screen cannot follow a changed place, the picture of its view does not either.
        for motion in travellers where grown != nil || !motion.subject.isSource { motion.find(on: screens) }
        if let source { grown?.course.ends[screens.lower] = source.course.ends[screens.lower] }
    }
}
