/// How the bars of two screens change into each other.
public enum BarTransition: Equatable, Sendable {
    /// One background changes into the other in place.
    case blend
    /// Each screen keeps its own background, divided at the edge between the screens. Where the screens do not slide
    /// past each other, or another animator moves them, the backgrounds blend or cross-fade.
    case travel
}
