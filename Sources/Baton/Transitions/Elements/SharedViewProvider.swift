public import UIKit

/// A screen with views that travel between their places on this screen and on the next.
///
/// ```swift
/// extension AlbumScreen: SharedViewProvider {
///     func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
///         identifier == "cover" ? coverView : nil
///     }
/// }
/// ```
///
/// The transition is one with `sharing(_:)`. A navigation or tab bar controller need not conform: the screen that it shows is
/// asked.
@MainActor
public protocol SharedViewProvider: UIViewController {
    /// Returns the view with an identifier, or nil if the screen shows none.
    ///
    /// The method is called when the transition begins, and again whenever a finger catches it or releases it, because the view may
    /// have moved. A list returns the view of a cell:
    ///
    /// ```swift
    /// func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
    ///     guard let photo = (change.upper as? PhotoScreen)?.photo, let row = photos.firstIndex(of: photo) else {
    ///         return nil
    ///     }
    ///     return (collectionView.cellForItem(at: IndexPath(item: row, section: 0)) as? PhotoCell)?.imageView
    /// }
    /// ```
    func sharedView(for identifier: String, in change: ScreenChange) -> UIView?
}

extension UIViewController {
    /// The screen that is asked for shared views: this view controller, or the one that it shows.
    var sharedViewProvider: (any SharedViewProvider)? {
        if let provider = self as? any SharedViewProvider { return provider }
        return (visibleChild ?? (children.count == 1 ? children.first : nil))?.sharedViewProvider
    }
}
