package import UIKit

/// The movement of screens: poses for both directions, a duration, a timing, and a form with reduced motion.
///
/// A style is a value. It applies the same poses to a push and to a presentation:
///
/// ```swift
/// navigationController.transitions = .depth.duration(0.6)
/// PushAnimator(.fade)
/// ```
///
/// A style of your own consists of two poses. The backward direction is derived from the forward direction:
///
/// ```swift
/// navigationController.transitions = NavigationTransitions(
///     TransitionStyle(entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3)))
/// ```
///
/// To have it as a static member like Baton's own styles, extend `TransitionStyled`.
///
/// A style retains no view and no view controller, unless a closure of yours captures one.
@MainActor
public struct TransitionStyle {
    /// The poses of one form of a style, one source for each direction.
    @MainActor
    package struct Form {
        package var forward: PoseSource
        package var backward: PoseSource

        func map(
            forward change: @escaping (inout TransitionPoses) -> Void,
            backward changeBack: @escaping (inout TransitionPoses) -> Void
        ) -> Form {
            Form(forward: forward.map(change), backward: backward.map(changeBack))
        }
    }

    /// The timing while no finger drives.
    package enum Timing {
        /// UIKit's spring, which determines its own duration.
        case uikits
        /// A spring without overshoot, of the duration that was asked for.
        case spring
        indirect case own(any UITimingCurveProvider)
    }

    package var form: Form
    /// The form for users who prefer reduced motion. By default the upper screen fades. A transition that a finger moves
    /// keeps its form, unless the user also prefers cross-fades.
    var reducedForm = Form(
        forward: .constant(TransitionPoses(entering: .faded)), backward: .constant(TransitionPoses(leaving: .faded)))
    package var forwardDuration = Self.reportedDuration
    package var backwardDuration = Self.reportedDuration
    package var timing = Timing.uikits
    /// The views that travel between the screens.
    var shared: [SharedElement] = []
    /// The duration that UIKit reports for its own push and pop. Their motion takes longer (B12.9).
    private static let reportedDuration = 0.35

    /// Creates a style from two poses.
    ///
    /// In the backward direction the screens use the same poses: the upper screen moves to `entering`, and the lower
    /// screen starts at `leaving`.
    ///
    /// - Parameters:
    ///   - entering: The pose at which the entering screen starts in the forward direction.
    ///   - leaving: The pose at which the leaving screen ends in the forward direction.
    public init(entering: Pose = .inPlace, leaving: Pose = .inPlace) {
        self.init(forward: TransitionPoses(entering: entering, leaving: leaving))
    }

    /// Creates a style from the poses of each direction.
    ///
    /// - Parameters:
    ///   - forward: The poses of a push, a presentation and a change to a later tab.
    ///   - backward: The poses of the backward direction, or nil to derive them from `forward`.
    public init(forward: TransitionPoses, backward: TransitionPoses? = nil) {
        form = Form(forward: .constant(forward), backward: .constant(backward ?? forward.reversed))
    }

    /// Creates a style whose poses depend on the transition.
    ///
    /// The closures are called once for each transition, when both views are in place.
    ///
    /// - Parameters:
    ///   - forward: Returns the poses of the forward direction.
    ///   - backward: Returns the poses of the backward direction, or nil to derive them from `forward`. `forward` is
    ///     then called for both directions. Use the `upper` and `lower` screens in it, which are the same in both
    ///     directions.
    public init(
        forward: @escaping (RunningTransition) -> TransitionPoses,
        backward: ((RunningTransition) -> TransitionPoses)? = nil
    ) {
        form = Form(
            forward: .computed(forward), backward: .computed(backward ?? { forward($0).reversed }))
    }

    /// Sets the poses of a transition whose views are both in place.
    func setPoses(of transition: RunningTransition) {
        let form = transition.isReduced ? reducedForm : form
        let source = transition.operation.isForward ? form.forward : form.backward
        transition.poses = source.poses(for: transition)
    }

    func duration(of operation: ScreenChange.Operation) -> TimeInterval {
        operation.isForward ? forwardDuration : backwardDuration
    }

    /// Whether animations that report this style's duration run on UIKit's own spring.
    var isOnSystemSpring: Bool {
        if case .uikits = timing {
            forwardDuration == Self.reportedDuration && backwardDuration == Self.reportedDuration
        } else {
            false
        }
    }

    /// Returns the timing of an animation. A subclass of an animator may report another duration than that of the style.
    func timing(lasting duration: TimeInterval) -> any UITimingCurveProvider {
        switch timing {
        case .own(let timing): timing
        case .uikits where duration == Self.reportedDuration: SystemSpring.parameters()
        case .uikits, .spring: UISpringTimingParameters(dampingRatio: 1)
        }
    }
}
