import Foundation

/// Determines the page at which content stops when paging is enabled.
enum PageRule {
    /// The speed above which a flick moves to the next page, in points per second (B27.57).
    static let flick: CGFloat = 300

    /// Returns the offset of the page at which content stops.
    ///
    /// A flick moves to the next page in its direction. Any other release moves to the nearest page. The result is at
    /// most one page away from the page at which the drag began.
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
