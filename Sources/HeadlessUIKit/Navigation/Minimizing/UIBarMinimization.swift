import Foundation

/// How a navigation bar minimizes while its content scrolls, on iOS 27 and later (B17.60).
@preconcurrency @MainActor
public struct UIBarMinimization: Equatable {
    public var minimizationBehavior = UIBarMinimizationBehavior.automatic
    public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
    public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

    public init() {}
}
