import Foundation

/// The scroll edge effects of a scroll view, the views that show them, and the large title at its top.
@MainActor
struct ScrollEdgeParts {
    /// The effects, by the raw values of their edges. Each is created when it is first needed.
    var effects: [UInt: UIScrollEdgeEffect] = [:]
    /// The view of the effect under the navigation bar.
    var barView: ScrollEdgeView?
    /// The view of the effect under the toolbar or tab bar.
    var bottomView: ScrollEdgeView?
    /// The interactions of the app's own bars above the scroll view.
    var interactions: [Weak<UIScrollEdgeElementContainerInteraction>] = []
    var largeTitle: LargeTitleView?

    var isEmpty: Bool { barView == nil && bottomView == nil && interactions.isEmpty && largeTitle == nil }
}
