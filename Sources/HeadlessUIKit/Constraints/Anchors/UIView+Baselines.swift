import Foundation

/// The distances of the text baselines from the edges of a view: the first from the top, the last from the bottom.
struct Baselines {
    var first: CGFloat
    var last: CGFloat
}

extension UIView {
    /// Returns the view from which a baseline is measured, and the downward offset from the view's edge.
    ///
    /// In a view without text the first baseline is the top edge, and the last baseline is the bottom edge.
    func baseline(_ attribute: NSLayoutConstraint.Attribute) -> (view: UIView, offset: CGFloat) {
        let isFirst = attribute == .firstBaseline
        let text: UIView = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
        guard text === self else { return text.baseline(attribute) }
        return (self, isFirst ? baselines?.first ?? 0 : -(baselines?.last ?? 0))
    }
}
