import UIKit

/// What Baton paints for a bar at one moment: the fill, its alpha, and the line below.
///
/// Between two paints, every value is linear in the progress of the animation and depends on nothing else.
struct BarPaint: Equatable {
    /// The fill, or nil if nothing has been visible yet.
    var fill: BarFill?
    var alpha: CGFloat
    /// The alpha of the line relative to the background. The line is never more visible than the background.
    var line: CGFloat
    /// What the line is drawn with.
    var shadow: BarShadow

    init(_ look: BarLook) {
        self.init(
            look.background, alpha: look.isHidden ? 0 : look.backgroundAlpha, showsLine: look.showsShadowLine,
            shadow: look.shadow)
    }

    init(
        _ background: BarState.Background, alpha: CGFloat = 1, showsLine: Bool = false,
        shadow: BarShadow = BarShadow()
    ) {
        self.shadow = shadow
        fill = BarFill(background)
        self.alpha = fill == nil ? 0 : alpha
        let opacity = fill?.color?.cgColor.alpha ?? 1
        line = fill != nil && showsLine ? opacity : 0
    }

    /// This paint with an alpha of 0.
    var unseen: BarPaint {
        var paint = self
        paint.alpha = 0
        return paint
    }

    /// Returns the paints at the start and at the end of a change.
    ///
    /// A side that shows nothing uses the other side's paint with an alpha of 0. Red therefore fades in as red, and
    /// clear never passes through black or grey.
    ///
    /// A bar that is hidden or shown moves, and its paint moves with it unchanged.
    static func ends(from: BarLook, to: BarLook) -> (start: BarPaint, end: BarPaint) {
        let ends = ends(from: BarPaint(from), to: BarPaint(to))
        if from.isHidden { return (ends.end, ends.end) }
        return to.isHidden ? (ends.start, ends.start) : ends
    }

    static func ends(from: BarPaint, to: BarPaint) -> (start: BarPaint, end: BarPaint) {
        var (start, end) = (from.fill == nil ? to.unseen : from, to.fill == nil ? from.unseen : to)
        // A line that fades in or out keeps its colour.
        if start.line == 0 { start.shadow = end.shadow }
        if end.line == 0 { end.shadow = start.shadow }
        return (start, end)
    }
}
