public import UIKit

extension TransitionStyled {
    /// The same with another duration.
    ///
    /// - Parameters:
    ///   - seconds: How long a transition takes, up to a minute.
    ///   - backward: How long the backward direction takes, or nil for the same duration.
    public func duration(_ seconds: TimeInterval, backward: TimeInterval? = nil) -> Self {
        let forward = TransitionStyle.clamped(seconds)
        let backward = backward.map(TransitionStyle.clamped) ?? forward
        return changing {
            $0.forwardDuration = forward
            $0.backwardDuration = backward
            if case .uikits = $0.timing { $0.timing = .spring }
        }
    }

    /// The same with another timing, which applies while the transition is not interactive.
    ///
    /// A timing that takes longer than a minute, or has numbers that are not finite, is ignored.
    public func timing(_ timing: any UITimingCurveProvider) -> Self {
        let isUsable = timing.isUsable
        if !isUsable {
            Advice.give(
                about: TransitionStyle.self, "A timing does not end within a minute, and is ignored.",
                "Pass a spring with more damping, or a curve whose control points are between 0 and 1.")
        }
        return changing { if isUsable { $0.timing = .own(timing) } }
    }

    /// The same with another timing, by one of UIKit's curves, such as `.fade.timing(.easeOut)`.
    public func timing(_ curve: UIView.AnimationCurve) -> Self {
        timing(UICubicTimingParameters(animationCurve: curve))
    }

    /// The same with a spring, such as `.slide.spring(damping: 0.8)`. With a damping of 1 it does not overshoot.
    public func spring(damping: CGFloat) -> Self {
        timing(UISpringTimingParameters(dampingRatio: damping))
    }

    /// The same with the lower screen dimmed while it is covered.
    ///
    /// The dimming has no effect on a presenting view that UIKit keeps, because it takes no part in the transition. Use
    /// `ModalTransitions.dimming(_:color:)` for such a view.
    ///
    /// - Parameters:
    ///   - strength: The opacity of the dimming view, from 0 to 1.
    ///   - color: The colour of the dimming view, or nil to keep the colour.
    public func dimming(_ strength: CGFloat, color: UIColor? = nil) -> Self {
        changing {
            $0.form = $0.form.map { poses in
                let covered = poses.leaving.end
                poses.leaving.end = covered.dimmed(strength, color: color ?? covered.dimColor)
            } backward: { poses in
                let covered = poses.entering.start
                poses.entering.start = covered.dimmed(strength, color: color ?? covered.dimColor)
            }
        }
    }

    /// The same with a shadow around the upper screen where it covers the lower one. It fades as the upper screen leaves.
    ///
    /// - Parameter opacity: The opacity of the shadow, from 0 to 1. 0 removes the shadow of one of Baton's styles.
    public func shadow(_ opacity: CGFloat = 0.25) -> Self {
        changing {
            $0.form = $0.form.map {
                $0.entering.end.shadow = opacity
            } backward: {
                $0.leaving.start.shadow = opacity
            }
        }
    }

    /// The same with rounded corners on each screen, in the pose in which the screen is not in place. A screen that grows from
    /// a view has the corners of the view there, and these on the way to its place.
    public func cornerRadius(_ radius: CGFloat) -> Self {
        let round: (inout TransitionPoses) -> Void = { poses in
            poses.entering.start.round(by: radius)
            poses.leaving.end.round(by: radius)
        }
        return changing { $0.form = $0.form.map(forward: round, backward: round) }
    }

    /// The same with another form for users who prefer reduced motion: the poses of a second style.
    ///
    /// Without this modifier the upper screen fades.
    public func reduced(to other: TransitionStyle) -> Self {
        changing { $0.reducedForm = other.form }
    }

    func changing(_ change: (inout TransitionStyle) -> Void) -> Self {
        mapStyles { style in
            var style = style
            change(&style)
            return style
        }
    }
}

extension TransitionStyle {
    /// Returns a duration from 0 to a minute.
    static func clamped(_ duration: TimeInterval) -> TimeInterval {
        min(durations.upperBound, max(durations.lowerBound, duration))
    }

    /// The durations of transitions. During one of hours, the app would be stuck.
    fileprivate static let durations = 0.0...60
}

extension Pose {
    /// Rounds the screen if the pose differs from `inPlace`, apart from the dimming.
    fileprivate mutating func round(by radius: CGFloat) {
        let grows = mask?.radiusInPlace != nil
        if grows { mask?.radiusInPlace = radius }
        if !grows, dimmed(0) != .inPlace { cornerRadius = radius }
    }
}

extension UITimingCurveProvider {
    /// Whether an animation with this timing ends. The numbers of a spring can only be found by the duration that they lead to.
    @MainActor
    fileprivate var isUsable: Bool {
        let points = [cubicTimingParameters?.controlPoint1, cubicTimingParameters?.controlPoint2].compactMap { $0 }
        let velocity = springTimingParameters?.initialVelocity ?? .zero
        let numbers = points.flatMap { [$0.x, $0.y] } + [velocity.dx, velocity.dy]
        guard numbers.allSatisfy(\.isUsable) else { return false }
        return TransitionStyle.durations.contains(UIViewPropertyAnimator(duration: 0, timingParameters: self).duration)
    }
}
