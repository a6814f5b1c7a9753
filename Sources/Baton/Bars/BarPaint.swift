import UIKit

/// What Baton paints of a bar at one moment: a colour, how much of it is seen, and the line below.
///
/// Between two paints everything is linear in the progress of whoever animates, and nothing else matters.
struct BarPaint: Equatable {
    var color: UIColor
    var alpha: CGFloat
    var shadowAlpha: CGFloat

    /// The paint of each side of a change.
    ///
    /// A side that shows no colour takes the other side's, at alpha 0: so red fades in as red, and clear never passes
    /// through black or grey.
    static func ends(from: BarLook, to: BarLook) -> (start: BarPaint, end: BarPaint) {
        (BarPaint(from, unseen: to.color), BarPaint(to, unseen: from.color))
    }

    init(_ look: BarLook, unseen other: UIColor? = nil) {
        color = look.color ?? other ?? .clear
        alpha = look.color == nil ? 0 : look.backgroundAlpha
        shadowAlpha = look.showsShadowLine ? alpha : 0
    }
}

extension BarLook {
    /// The colour that is painted, if one is. Of a hidden bar nothing is to be seen, and so nothing of its background.
    fileprivate var color: UIColor? {
        guard !isHidden, case .color(let color) = background else { return nil }
        return color
    }
}
