import UIKit

/// What Baton paints for a bar at one moment: the fill, its alpha, and the line below. Between two paints, every value
/// is linear in the progress of the animation and depends on nothing else.
struct BarPaint: Equatable {
    /// The fill, or nil if nothing has been visible yet.
    var fill: BarFill?
    var alpha: CGFloat
    /// The alpha of the line relative to the background. The line is never more visible than the background.
    var line: CGFloat
    var shadow: BarShadow

    init(_ look: BarLook) {
        self.init(look, on: look.background, look.likeness?.scrolled)
        guard look.followsScrolling, look.coverage < 1, let edge = look.edgeBackground else { return }
        self = BarPaint(look, on: edge, look.likeness?.edge).mixed(with: self, by: look.coverage)
    }

    private init(_ look: BarLook, on background: BarState.Background, _ likeness: BarLikeness.Side?) {
        var (fill, showsLine, shadow) = (BarFill(background), look.showsShadowLine, look.shadow)
        if background == .system, let likeness {
            fill = likeness.fill
            showsLine = showsLine && (likeness.hasLine || !shadow.isPlain)
            if shadow.isPlain { shadow = likeness.shadow }
        }
        self.shadow = shadow
        self.fill = fill
        alpha = fill == nil || look.isHidden ? 0 : look.backgroundAlpha
        let opacity = fill?.color?.cgColor.alpha.usable(or: 1) ?? 1
        line = fill != nil && showsLine ? opacity : 0
    }

    var unseen: BarPaint { faded(to: 0) }

    /// This paint with a part of its alpha.
    func faded(to part: CGFloat) -> BarPaint {
        var paint = self
        paint.alpha *= part
        return paint
    }

    /// Returns the paint between this and another one. Paints that one view cannot mix fade one after the other.
    func mixed(with other: BarPaint, by part: CGFloat) -> BarPaint {
        guard part > 0 else { return self }
        guard part < 1 else { return other }
        let (start, end) = Self.ends(from: self, to: other)
        var paint = part < 0.5 ? start : end
        guard BarFill.areOneView(start.fill, end.fill) else {
            paint.alpha *= abs(1 - 2 * part)
            return paint
        }
        if let color = UIColor.mixed(start.fill?.color, end.fill?.color, by: part) { paint.fill = .color(color) }
        paint.alpha = start.alpha + (end.alpha - start.alpha) * part
        paint.line = start.line + (end.line - start.line) * part
        return paint
    }

    /// Returns the paints at the start and at the end of a change. A side that shows nothing uses the other side's
    /// paint with an alpha of 0: red fades in as red, and clear never passes through black or grey. A bar that is
    /// hidden or shown moves, and its paint moves with it unchanged.
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
