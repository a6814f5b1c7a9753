import UIKit

/// How one background becomes another: what is painted on each side, and how it changes.
enum BarPlan: Equatable {
    /// One paint turns into the other.
    case blend(start: BarPaint, end: BarPaint)
    /// One is laid over the other, since there is nothing in between.
    case crossFade(leaving: BarPaint, entering: BarPaint)
    /// Each stays with its screen.
    case travel(leaving: BarPaint, entering: BarPaint)

    /// - Parameters:
    ///   - wish: what the upper of the two screens asks for.
    ///   - slides: whether the screens slide past each other, so that there is an edge between them.
    init(from: BarLook, to: BarLook, wish: BarTransitionStyle?, slides: Bool) {
        let ends = BarPaint.ends(from: from, to: to)
        let mixes = BarFill.areOneView(ends.start.fill, ends.end.fill)
        let isOurs = from.background != .system && to.background != .system
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
