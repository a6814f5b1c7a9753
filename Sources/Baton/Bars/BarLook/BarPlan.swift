import UIKit

/// How one background changes into another: what is painted on each side, and how it changes.
enum BarPlan: Equatable {
    /// One paint turns into the other.
    case blend(start: BarPaint, end: BarPaint)
    /// One paint fades out and the other fades in, because the two cannot be interpolated.
    case crossFade(leaving: BarPaint, entering: BarPaint)
    /// Each paint stays with its screen.
    case travel(leaving: BarPaint, entering: BarPaint)

    /// Plans a change by the style in the bar state of the upper screen. Screens that slide have an edge between them.
    init(from: BarLook, to: BarLook, wish: BarTransition?, slides: Bool) {
        let ends = BarPaint.ends(from: from, to: to)
        let mixes = BarFill.areOneView(ends.start.fill, ends.end.fill)
        let isOurs = from.isPainted && to.isPainted && !from.isHidden && !to.isHidden
        let travels = (wish ?? (mixes ? .blend : .travel)) == .travel
        if travels, slides, isOurs {
            self = .travel(leaving: BarPaint(from), entering: BarPaint(to))
        } else if mixes {
            self = .blend(start: ends.start, end: ends.end)
        } else {
            self = .crossFade(leaving: ends.start, entering: ends.end)
        }
    }
}
