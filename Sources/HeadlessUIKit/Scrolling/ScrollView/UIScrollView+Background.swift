import Foundation

extension UIScrollView {
    /// Exchanges the view behind the cells of a table or a collection.
    func exchangeBackgroundView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        insertSubview(new, at: 0)
        placeBackgroundView(new)
    }

    /// Makes a background view as large as the scroll view. It does not scroll.
    func placeBackgroundView(_ view: UIView?) {
        guard let view, view.superview === self, view.frame != bounds else { return }
        view.frame = bounds
    }
}
