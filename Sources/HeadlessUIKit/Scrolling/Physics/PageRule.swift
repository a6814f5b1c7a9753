import Foundation

/// Which page content stops at, when it stops at multiples of what is seen at once.
enum PageRule {
    /// From which speed on a flick goes to the next page, in points per second.
    static let flick: CGFloat = 200

    /// A flick leads to the next page in its direction, anything else to the nearest; never past a neighbour of the
    /// page at which the drag began.
    static func target(_ release: ScrollRelease, dragFrom start: CGFloat) -> CGFloat {
        let span = release.span
        guard span.length > 0 else { return span.rest(nearest: release.offset) }
        let place = (release.offset - span.lowest) / span.length
        let page =
            if release.velocity > flick {
                place.rounded(.down) + 1
            } else if release.velocity < -flick {
                place.rounded(.up) - 1
            } else {
                place.rounded()
            }
        let first = ((span.rest(nearest: start) - span.lowest) / span.length).rounded()
        return span.rest(nearest: span.lowest + min(max(page, first - 1), first + 1) * span.length)
    }
}
