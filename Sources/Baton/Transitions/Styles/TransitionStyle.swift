import UIKit

/// How screens move: poses on the way forward and on the way back, a duration, a timing, and a form with less motion.
///
/// A style is a value. It gives the same poses to a push as to a presentation:
///
/// ```swift
/// navigationController.transitions = NavigationTransitions(.depth.duration(0.6))
/// PushAnimator(.fade)
/// ```
///
/// A style of your own takes two poses. The way back follows from the way forward:
///
/// ```swift
/// extension TransitionStyle {
///     static let rise = TransitionStyle(entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3))
/// }
/// ```
///
/// A style keeps no view and no screen, unless a closure of yours captures one.
@MainActor
public struct TransitionStyle {
    /// The poses of one form of a style, one source for each direction.
    @MainActor
    struct Form {
        var forward: PoseSource
        var backward: PoseSource

        func map(
            forward change: @escaping @MainActor (TransitionPoses) -> TransitionPoses,
            backward changeBack: @escaping @MainActor (TransitionPoses) -> TransitionPoses
        ) -> Form {
            Form(forward: forward.map(change), backward: backward.map(changeBack))
        }
    }

    var form: Form
    /// What is played if the user prefers less motion: a cross-fade of the upper screen, unless said otherwise.
    var reducedForm = Form(
        forward: .constant(TransitionPoses(entering: .faded)), backward: .constant(TransitionPoses(leaving: .faded)))
    var forwardDuration: TimeInterval = 0.35
    var backwardDuration: TimeInterval = 0.35
    var timing: any UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 1)

    /// Creates a style from two poses.
    ///
    /// On the way back the screens move by the same poses: the upper one goes to `entering`, and the lower one comes from
    /// `leaving`.
    ///
    /// - Parameters:
    ///   - entering: Where the entering screen comes from on the way forward.
    ///   - leaving: Where the leaving screen goes on the way forward.
    public init(entering: Pose = .inPlace, leaving: Pose = .inPlace) {
        self.init(forward: TransitionPoses(entering: entering, leaving: leaving))
    }

    /// Creates a style from the poses of each direction.
    ///
    /// - Parameters:
    ///   - forward: The poses of a push, a presentation and a change to a later tab.
    ///   - backward: The poses of the way back, or nil to derive them from the way forward.
    public init(forward: TransitionPoses, backward: TransitionPoses? = nil) {
        form = Form(forward: .constant(forward), backward: .constant(backward ?? forward.reversed))
    }

    /// Creates a style whose poses depend on the transition.
    ///
    /// The closures are called once for each transition, when both views are in place.
    ///
    /// - Parameters:
    ///   - forward: Returns the poses of the way forward.
    ///   - backward: Returns the poses of the way back, or nil to derive them from `forward`. That is then called for both
    ///     directions: have it look at the `upper` and `lower` screens, which stay the same.
    public init(
        forward: @escaping @MainActor (RunningTransition) -> TransitionPoses,
        backward: (@MainActor (RunningTransition) -> TransitionPoses)? = nil
    ) {
        form = Form(
            forward: .computed(forward), backward: .computed(backward ?? { forward($0).reversed }))
    }

    func poses(for transition: RunningTransition) -> TransitionPoses {
        let form = transition.isReduced ? reducedForm : form
        return (transition.operation.isForward ? form.forward : form.backward).poses(for: transition)
    }

    /// Whether the poses depend on the transition.
    func computesPoses(for operation: ScreenChange.Operation) -> Bool {
        (operation.isForward ? form.forward : form.backward).known == nil
    }

    func duration(of operation: ScreenChange.Operation) -> TimeInterval {
        operation.isForward ? forwardDuration : backwardDuration
    }
}
