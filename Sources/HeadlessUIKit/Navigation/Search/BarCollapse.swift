import Foundation

/// How a navigation bar has collapsed above the content of a scroll view.
struct BarCollapse {
    /// The height by which the bar has become lower. It is negative while a large title grows.
    var distance: CGFloat = 0
    /// The height of a search bar that hides while the content scrolls. Otherwise it is zero.
    var searchHeight: CGFloat = 0
}
