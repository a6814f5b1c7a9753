import Foundation

extension UIViewController {
    func setContent(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        let former = viewIfLoaded.map { _ in observableScrollView(for: .top) } ?? nil
        for edge in edges.single { barItems.contentScrollViews[edge.rawValue] = scrollView.map { Weak($0) } }
        [former, scrollView].forEach { $0?.updateAdjustedInset() }
        navigationController?.navigationBar.contentHasMoved()
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the content scroll view that was set for an edge. Otherwise, returns the first scroll view in the chain
    /// of the view, its first subview, that view's first subview, and so on (B9.12).
    func observableScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        var view: UIView? = viewIfLoaded
        while let next = view {
            if let scrollView = next as? UIScrollView { return scrollView }
            view = next.subviews.first
        }
        return nil
    }
}
