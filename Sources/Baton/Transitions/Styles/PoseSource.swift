/// Where a style has its poses from.
@MainActor
enum PoseSource {
    /// They are always the same.
    case constant(TransitionPoses)
    /// They depend on the transition, such as on where a source view is.
    case computed(@MainActor (RunningTransition) -> TransitionPoses)

    func poses(for transition: RunningTransition) -> TransitionPoses {
        switch self {
        case .constant(let poses): poses
        case .computed(let compute): compute(transition)
        }
    }

    /// The poses, changed.
    func map(_ change: @escaping @MainActor (TransitionPoses) -> TransitionPoses) -> PoseSource {
        switch self {
        case .constant(let poses): .constant(change(poses))
        case .computed(let compute): .computed { change(compute($0)) }
        }
    }

    /// The poses, if they are known before the transition runs.
    var known: TransitionPoses? {
        if case .constant(let poses) = self { poses } else { nil }
    }
}
