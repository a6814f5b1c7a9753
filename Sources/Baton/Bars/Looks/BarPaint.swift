import UIKit

/// What Baton paints of a bar at one moment: what with, how much of it is seen, and the line below.
///
/// Between two paints everything is linear in the progress of whoever animates, and nothing else matters.
struct BarPaint: Equatable {
    /// Nil where nothing has ever been seen.
    var fill: BarFill?
    var alpha: CGFloat
    /// How much of the line is seen, as a part of the background: it can never be more visible than that.
    var line: CGFloat

    init(_ look: BarLook) {
        self.init(
            look.isHidden ? .clear : look.background, alpha: look.backgroundAlpha, showsLine: look.showsShadowLine)
    }

    init(_ background: BarState.Background, alpha: CGFloat = 1, showsLine: Bool = false) {
        fill = BarFill(background)
        self.alpha = fill == nil ? 0 : alpha
        let opacity = fill?.color?.cgColor.alpha ?? 1
        line = fill != nil && showsLine ? opacity : 0
    }

    /// This paint with nothing of it to be seen.
    var unseen: BarPaint {
        var paint = self
        paint.alpha = 0
        return paint
    }

    /// The paint of each side of a change.
    ///
    /// A side that shows nothing takes the other side's paint, at alpha 0: so red fades in as red, and clear never passes
    /// through black or grey.
    static func ends(from: BarLook, to: BarLook) -> (start: BarPaint, end: BarPaint) {
        ends(from: BarPaint(from), to: BarPaint(to))
    }

    static func ends(from: BarPaint, to: BarPaint) -> (start: BarPaint, end: BarPaint) {
        (from.fill == nil ? to.unseen : from, to.fill == nil ? from.unseen : to)
    }
}
