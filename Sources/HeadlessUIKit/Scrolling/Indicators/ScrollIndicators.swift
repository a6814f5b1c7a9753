import Foundation

/// The scroll indicators of a scroll view, with what the app has set for them. Their views are created when they are
/// first shown.
struct ScrollIndicators {
    var showsVertical = true
    var showsHorizontal = true
    var style = UIScrollView.IndicatorStyle.default
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero
    var adjustsInsets = true
    var views: [NSLayoutConstraint.Axis: ScrollIndicatorView] = [:]

    func isWanted(_ axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .horizontal ? showsHorizontal : showsVertical
    }
}
