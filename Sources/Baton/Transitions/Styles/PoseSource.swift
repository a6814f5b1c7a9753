/// The source of the poses of a style.
@MainActor
package enum PoseSource {
    /// The poses are constant.
    indirect case constant(TransitionPoses)
    /// The poses depend on the transition, for example on the frame of a source view.
    case computed((RunningTransition) -> TransitionPoses)

    func poses(for transition: RunningTransition) -> TransitionPoses {
        switch self {
        case .constant(let poses): poses
        case .computed(let compute): compute(transition)
        }
    }

    /// Returns a source whose poses are changed by a closure.
    func map(_ change: @escaping (inout TransitionPoses) -> Void) -> PoseSource {
        switch self {
        case .constant(var poses):
            change(&poses)
            return .constant(poses)
        case .computed(let compute):
            return .computed {
                var poses = compute($0)
                change(&poses)
                return poses
            }
        }
    }

    /// The poses, if they are known before the transition runs.
    package var known: TransitionPoses? {
        if case .constant(let poses) = self { poses } else { nil }
    }
}
