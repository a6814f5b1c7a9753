public import UIKit

extension TransitionStyle {
    /// The same style with another duration.
    ///
    /// - Parameters:
    ///   - seconds: How long a transition takes.
    ///   - backward: How long the backward direction takes, or nil for the same duration.
    public func duration(_ seconds: TimeInterval, backward: TimeInterval? = nil) -> TransitionStyle {
        var style = self
        style.forwardDuration = Self.valid(seconds)
        style.backwardDuration = Self.valid(backward ?? seconds)
        return style
    }

    /// The same style with another timing, which applies while the transition is not interactive.
    public func timing(_ timing: any UITimingCurveProvider) -> TransitionStyle {
        var style = self
        style.timing = timing
        return style
    }

    /// The same style with the lower screen dimmed while it is covered.
    ///
    /// The dimming has no effect on a presenting view that UIKit keeps, because it takes no part in the transition. Use
    /// `ModalTransitions.dimming(_:color:)` for such a view.
    ///
    /// - Parameters:
    ///   - strength: The opacity of the dimming view, from 0 to 1.
    ///   - color: The colour of the dimming view, or nil to keep the colour.
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

    /// The same style with rounded corners on each screen, in the pose in which the screen is not in place.
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

    /// The same style with another form for users who prefer reduced motion: the poses of a second style.
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
                about: TransitionStyle.self, "The duration \(duration) is not valid. The duration 0 is used.",
                "Pass a finite number of seconds that is 0 or more.")
            return 0
        }
        return duration
    }
}

extension Pose {
    /// Whether the pose differs from `inPlace`, apart from the dimming.
    fileprivate var moves: Bool { dimmed(0) != .inPlace }
}
