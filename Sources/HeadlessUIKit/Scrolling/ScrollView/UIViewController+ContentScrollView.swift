import Foundation

extension UIViewController {
    func setContent(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        let former = viewIfLoaded.map { _ in observableScrollView(for: .top) } ?? nil
        for edge in edges.single { barItems.contentScrollViews[edge.rawValue] = scrollView.map { Weak($0) } }
        [former, scrollView].forEach { $0?.updateAdjustedInset() }
        navigationController?.navigationBar.contentHasMoved()
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the content scroll view that was set for an edge. Otherwise, returns the view, or the scroll view that UIKit
    /// finds in it (B9.12, B28.5).
    func observableScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? HeadlessQuirks.contentScrollViews.found(in: view)
    }
}

extension HeadlessQuirks.ContentScrollViews {
    @MainActor
    fileprivate func found(in view: UIView) -> UIScrollView? {
        switch self {
        case .amongSubviews: view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        case .firstOfEachView:
            sequence(first: view) { $0.subviews.first }.lazy.compactMap { $0 as? UIScrollView }.first
        case .anywhere: view.subviews.lazy.compactMap { $0 as? UIScrollView ?? self.found(in: $0) }.first
        case .none: nil
        }
    }
}
