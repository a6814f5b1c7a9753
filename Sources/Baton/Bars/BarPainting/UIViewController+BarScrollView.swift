import UIKit

extension UIViewController {
    /// The scroll view below the bar, as UIKit finds it: the one that the screen has named, else the screen's own view,
    /// else the first scroll view among its subviews (B28.5). The subviews of a view of a framework, as of a hosting
    /// view of SwiftUI, are not the app's, and are not looked at.
    var barScrollView: UIScrollView? {
        guard isViewLoaded, let view else { return nil }
        if let named = contentScrollView(for: .top) { return named }
        if let own = view as? UIScrollView ?? (self as? UICollectionViewController)?.collectionView { return own }
        guard let first = view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first,
            type(of: view) == UIView.self || !view.isOfAFramework
        else { return nil }
        return first
    }

    /// The scroll distance in which a background replaces the one at the edge. UIKit names none.
    private static let coverDistance: CGFloat = 16

    /// How far content is under the bar, 0 at the edge to 1. A screen without a scroll view is at the edge (B8.42).
    var barCoverage: CGFloat {
        guard let scrollView = barScrollView else { return 0 }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        return min(1, max(0, distance / Self.coverDistance))
    }
}
