/// What brings a minimized bar back.
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
    /// Scrolling in the other direction.
    case automatic = 0
    /// Content that reaches its start.
    case atScrollEdge = 1
}
