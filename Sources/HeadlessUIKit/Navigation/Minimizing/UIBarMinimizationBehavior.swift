/// The scrolling that minimizes a bar.
public enum UIBarMinimizationBehavior: Int, Sendable {
    /// The system decides. It does not minimize the bar: when UIKit does is known only of search fields of SwiftUI
    /// (B17.61).
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
}
