extension UITabBarController {
    /// The scrolling that minimizes a tab bar, on iOS 26 and later (B17.63).
    public enum MinimizeBehavior: Int, Sendable {
        /// The system decides. It does not minimize the bar of a phone.
        case automatic = 0
        case never = 1
        case onScrollDown = 2
        case onScrollUp = 3
    }
}
