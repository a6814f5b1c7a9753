import Foundation

/// Whether a tab bar is minimized, and where the content was last.
struct TabBarMinimizing {
    var isMinimized = false
    /// The scroll view that the bar follows.
    var content: Weak<UIScrollView>?
    /// The last content offset, from the place where the content rests at its start.
    var past: CGFloat = 0

    /// Returns whether the bar is minimized after the content has moved.
    ///
    /// Only a person's drag minimizes the bar. Dragging in the other direction brings it back, and so does content that
    /// reaches its start (B17.63).
    ///
    /// - Parameter end: The place where the content rests at its end. Beyond it nothing changes.
    func isMinimized(
        after past: CGFloat, end: CGFloat, _ behavior: UITabBarController.MinimizeBehavior, isDragged: Bool
    ) -> Bool {
        if past <= 0 { return false }
        guard isDragged, past != self.past, max(past, self.past) <= end else { return isMinimized }
        switch behavior {
        case .automatic, .never: return false
        case .onScrollDown: return past > self.past
        case .onScrollUp: return past < self.past
        }
    }
}
