import Foundation

/// How a navigation bar minimizes while its content scrolls, on iOS 27 and later (B17.60).
@preconcurrency @MainActor
public struct UIBarMinimization: Equatable {
    /// Whether the safe area follows the bar while it minimizes.
    public enum SafeAreaAdjustment: Int, Sendable {
        /// The safe area follows (B17.62).
        case automatic = 0
        case enabled = 1
        case disabled = 2
    }

    public var minimizationBehavior = UIBarMinimizationBehavior.automatic
    public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
    public var safeAreaAdjustment = SafeAreaAdjustment.automatic

    public init() {}
}
