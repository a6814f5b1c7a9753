/// Whether the safe area follows the bar while it minimizes.
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
    /// The safe area follows (B17.62).
    case automatic = 0
    case enabled = 1
    case disabled = 2
}
