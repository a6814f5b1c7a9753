import Foundation

/// How far the baselines of a text are from the edges of its view: the first from the top, the last from the bottom.
struct Baselines {
    var first: CGFloat
    var last: CGFloat
}

extension UIView {
    /// The view whose edge a baseline counts from, and how far down from that edge it is. A view without text has its
    /// top for the first and its bottom for the last.
    func baseline(_ attribute: NSLayoutConstraint.Attribute) -> (view: UIView, offset: CGFloat) {
        let isFirst = attribute == .firstBaseline
        let text: UIView = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
        guard text === self else { return text.baseline(attribute) }
        return (self, isFirst ? baselines?.first ?? 0 : -(baselines?.last ?? 0))
    }
}
