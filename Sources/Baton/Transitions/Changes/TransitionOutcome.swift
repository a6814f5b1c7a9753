/// How a transition ends, or has ended.
public enum TransitionOutcome: Hashable, Sendable {
    /// The screen that the change leads to is shown.
    case completed
    /// The screen from which the change leads away is shown again.
    case cancelled
}
