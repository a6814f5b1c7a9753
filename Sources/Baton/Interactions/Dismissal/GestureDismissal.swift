import BatonMotion
import UIKit

/// A dismissal or a pop by a gesture. The presentation's delegate is called as UIKit does for a sheet. If it is
/// refused, by `isModalInPresentation`, by the delegate or by an interceptor, the gesture only stretches the screen,
/// and the app is told of the attempt if the release would have let the screen leave.
@MainActor
final class GestureDismissal {
    /// The position and the velocity of a gesture, as a distance in points.
    struct Movement {
        var way: CGFloat
        var velocity: CGFloat
        /// The distance of the whole dismissal.
        var distance: CGFloat
        var progress: CGFloat { distance > 0 ? way / distance : 0 }
    }

    /// How far a screen is out of its place, and how fast it moves away, as fractions of the distance of a dismissal.
    struct Stretch: Equatable {
        var offset: CGFloat = 0
        var velocity: CGFloat = 0
    }

    private enum Phase {
        case idle
        case driving
        case refused
    }

    let interaction: TransitionInteraction
    /// Returns whether the style moves the screen with the finger, so that the screen is moved directly until UIKit has started
    /// the transition.
    var slides: () -> Bool = { false }
    private var phase = Phase.idle
    private var rule = ReleaseRule()
    private var leaving: (any LeavingScreen)?
    /// The pull that corresponds to the stretch at the beginning, if the gesture has caught a screen on its way back.
    private var start: CGFloat = 0
    private static let band = RubberBand(dimension: 1)

    init(_ interaction: TransitionInteraction) {
        self.interaction = interaction
    }

    var isRunning: Bool { phase != .idle }
    /// Whether the gesture drives a dismissal, which was not refused.
    var isDriving: Bool { phase == .driving }
    /// Whether another dismissal, for example by code, has begun while this one is refused.
    var isOvertaken: Bool { phase == .refused && leaving?.controller?.transitionCoordinator != nil }

    /// Begins the dismissal. The delegate is called in the order of a sheet's pull: first whether the sheet should be
    /// dismissed, then that it will be, and after the animation that it was (B4.51).
    func begin(_ leaving: any LeavingScreen, rule: ReleaseRule, stretch: CGFloat) {
        self.leaving = leaving
        self.rule = rule
        guard leaving.isAllowed else {
            start = CGFloat(Self.band.pull(forOffset: Double(stretch)))
            phase = .refused
            return
        }
        phase = .driving
        interaction.rule = rule
        interaction.begin { leaving.leave() }
    }

    /// Begins a gesture that can only stretch the screen, because no gesture dismisses it. The delegate is not told.
    func beginWithoutDismissal() {
        leaving = nil
        start = 0
        phase = .refused
    }

    /// Moves the dismissal. Returns the stretch of the screen.
    func move(_ movement: Movement) -> Stretch {
        switch phase {
        case .idle:
            return Stretch()
        case .driving:
            interaction.update(movement.progress, velocity: movement.velocity, distance: movement.distance)
            guard interaction.isBeginning else { return stretch(min(0, movement.progress), movement) }
            let follows = slides() && isPresenterSeen && !ReducedMotion.applies(underFinger: true)
            return Stretch(offset: follows ? max(0, movement.progress) : 0)
        case .refused:
            return stretch(start + movement.progress, movement)
        }
    }

    /// Ends the gesture. The rule decides. Returns the stretch of the screen.
    func release(_ movement: Movement) -> Stretch {
        let last = move(movement)
        switch phase {
        case .idle: break
        case .driving:
            interaction.release(
                progress: movement.progress, velocity: movement.velocity, distance: movement.distance)
        case .refused:
            let verdict = rule.verdict(
                progress: Double(movement.progress), velocity: Double(movement.velocity),
                distance: Double(movement.distance))
            if verdict.outcome == .completed { leaving?.attempt() }
        }
        phase = .idle
        return last
    }

    func cancel() {
        phase = .idle
        interaction.cancel()
    }

    /// Whether the presenter is in the window. One that a full screen has removed comes back when UIKit starts the transition, and
    /// nothing would be visible where the screen was.
    private var isPresenterSeen: Bool { leaving?.presented?.presentingViewController?.viewIfLoaded?.window != nil }

    private func stretch(_ pull: CGFloat, _ movement: Movement) -> Stretch {
        guard pull != 0, movement.distance > 0 else { return Stretch() }
        return Stretch(
            offset: CGFloat(Self.band.offset(forPull: Double(pull))),
            velocity: movement.velocity / movement.distance * CGFloat(Self.band.give(forPull: Double(pull))))
    }
}
