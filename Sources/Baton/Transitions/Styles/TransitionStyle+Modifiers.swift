public import UIKit

extension TransitionStyle {
    /// The same style with another duration.
    ///
    /// - Parameters:
    ///   - seconds: How long a transition takes.
    ///   - backward: How long the way back takes, or nil for the same.
    public func duration(_ seconds: TimeInterval, backward: TimeInterval? = nil) -> TransitionStyle {
        var style = self
        style.forwardDuration = Self.valid(seconds)
        style.backwardDuration = Self.valid(backward ?? seconds)
        return style
    }

    /// The same style with another timing, which applies while no finger drives the transition.
    public func timing(_ timing: any UITimingCurveProvider) -> TransitionStyle {
        var style = self
        style.timing = timing
        return style
    }

    /// The same style with the lower screen dimmed while it is covered.
    ///
    /// It has no effect on a presenter that UIKit keeps, since that takes no part. Dim that one by
    /// `ModalTransitions.dimming(_:color:)`.
    ///
    /// - Parameters:
    ///   - strength: How opaque the dimming view is, from 0 to 1.
    ///   - color: Its colour, or nil for the same.
    public func dimming(_ strength: CGFloat, color: UIColor? = nil) -> TransitionStyle {
        var style = self
        style.form = form.map { poses in
            var poses = poses
            poses.leaving.end = poses.leaving.end.dimmed(strength, color: color ?? poses.leaving.end.dimColor)
            return poses
        } backward: { poses in
            var poses = poses
            poses.entering.start = poses.entering.start.dimmed(strength, color: color ?? poses.entering.start.dimColor)
            return poses
        }
        return style
    }

    /// The same style with rounded corners on every screen that changes, at the end where it is not in place.
    public func cornerRadius(_ radius: CGFloat) -> TransitionStyle {
        let round: @MainActor (TransitionPoses) -> TransitionPoses = { poses in
            var poses = poses
            if poses.entering.start.moves { poses.entering.start.cornerRadius = radius }
            if poses.leaving.end.moves { poses.leaving.end.cornerRadius = radius }
            return poses
        }
        var style = self
        style.form = form.map(forward: round, backward: round)
        return style
    }

    /// The same style with another form for users who prefer less motion: the poses of a second style.
    ///
    /// Without this modifier the upper screen fades.
    public func reduced(to other: TransitionStyle) -> TransitionStyle {
        var style = self
        style.reducedForm = other.form
        return style
    }

    private static func valid(_ duration: TimeInterval) -> TimeInterval {
        guard duration.isFinite, duration >= 0 else {
            Advice.give(
                about: TransitionStyle.self, "It was given the duration \(duration), and takes 0 seconds instead.",
                "Give a number of seconds that is 0 or more.")
            return 0
        }
        return duration
    }
}

extension Pose {
    /// Whether a screen looks otherwise than in place, apart from being dimmed.
    fileprivate var moves: Bool { dimmed(0) != .inPlace }
}
