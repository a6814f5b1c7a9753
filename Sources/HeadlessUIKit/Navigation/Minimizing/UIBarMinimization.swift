import Foundation

/// How a navigation bar minimizes while its content scrolls, on iOS 27 and later (B17.60).
@preconcurrency @MainActor
public struct UIBarMinimization: Equatable {
    /// The scrolling that minimizes the bar.
    public enum Behavior: Int, Sendable {
        /// The system decides. It does not minimize the bar: when UIKit does is known only of search fields of SwiftUI
        /// (B17.61).
        case automatic = 0
        case never = 1
        case onScrollDown = 2
        case onScrollUp = 3
    }

    /// What brings a minimized bar back.
    public enum Restoration: Int, Sendable {
        /// Scrolling in the other direction.
        case automatic = 0
        /// Content that reaches its start.
        case atScrollEdge = 1
    }

    /// Whether the safe area follows the bar while it minimizes.
    public enum SafeAreaAdjustment: Int, Sendable {
        /// The safe area follows (B17.62).
        case automatic = 0
        case enabled = 1
        case disabled = 2
    }

    public var behavior = Behavior.automatic
    public var restoration = Restoration.automatic
    public var safeAreaAdjustment = SafeAreaAdjustment.automatic

    public init() {}
}
