import Foundation

extension UIViewController {
    func setContent(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        let former = viewIfLoaded.map { _ in observableScrollView(for: .top) } ?? nil
        for edge in edges.single { barItems.contentScrollViews[edge.rawValue] = scrollView.map { Weak($0) } }
        [former, scrollView].forEach { $0?.updateAdjustedInset() }
        navigationController?.navigationBar.contentHasMoved()
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// The named one, else the view itself or the first that is met going down its first subviews (B9.12).
    func observableScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        return sequence(first: viewIfLoaded) { $0?.subviews.first }.prefix { $0 != nil }.lazy
            .compactMap { $0 as? UIScrollView }.first
    }
}
