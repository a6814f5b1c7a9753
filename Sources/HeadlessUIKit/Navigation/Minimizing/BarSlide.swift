import Foundation

/// How far a navigation bar has slid away, and where the content was then.
struct BarSlide {
    var distance: CGFloat = 0
    /// The last content offset, from the place where the content rests at its start.
    var past: CGFloat = 0
    /// How much of the scroll view's inset the slide has taken.
    var insetShare: CGFloat = 0

    /// Returns how far the bar has slid away after the content has moved. The bar follows the content point by point,
    /// and is back when the content is at its start (B17.60).
    ///
    /// - Parameter isDragged: Whether a person moves the content.
    @MainActor
    func distance(after past: CGFloat, _ rules: UIBarMinimization, full: CGFloat, isDragged: Bool) -> CGFloat {
        let way: CGFloat =
            switch rules.minimizationBehavior {
            case .automatic, .never: -.infinity
            case .onScrollDown: past - self.past
            case .onScrollUp: self.past - past
            }
        guard way > -.infinity else { return 0 }
        let restores = way < 0 && rules.restorationBehavior == .atScrollEdge
        let step = isDragged && !restores ? way : 0
        return max(0, min(distance + step, full, past))
    }
}
