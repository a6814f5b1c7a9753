/// How the bars of two screens turn into each other.
public enum BarTransitionStyle: Equatable, Sendable {
    /// One background turns into the other where it is.
    case blend
    /// Each screen keeps its own background, split at the edge between them. Where the screens do not slide past each
    /// other, or somebody else's animator moves them, it is a blend after all.
    case travel
}
