/// The poses of both screens at the start and at the end of a transition.
///
/// ```swift
/// TransitionPoses(entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3))
/// ```
public struct TransitionPoses: Equatable, Sendable {
    /// The move of one screen.
    public struct Move: Equatable, Sendable {
        /// The pose at the start.
        public var start: Pose
        /// The pose at the end.
        public var end: Pose

        /// Creates a move between two poses.
        public init(from start: Pose, to end: Pose) {
            self.start = start
            self.end = end
        }

        /// The same move backwards.
        public var reversed: Move { Move(from: end, to: start) }
    }

    /// The move of the screen that enters.
    public var entering: Move
    /// The move of the screen that leaves.
    public var leaving: Move

    /// Creates the poses of a transition from complete moves.
    public init(entering: Move, leaving: Move) {
        self.entering = entering
        self.leaving = leaving
    }

    /// Creates the poses of a transition from the two that are not in place.
    ///
    /// - Parameters:
    ///   - entering: The pose at which the entering screen starts. It ends in place.
    ///   - leaving: The pose at which the leaving screen ends. It starts in place.
    public init(entering: Pose = .inPlace, leaving: Pose = .inPlace) {
        self.init(entering: Move(from: entering, to: .inPlace), leaving: Move(from: .inPlace, to: leaving))
    }

    /// The poses of the backward direction: each screen moves back the way it came.
    public var reversed: TransitionPoses {
        TransitionPoses(entering: leaving.reversed, leaving: entering.reversed)
    }
}
