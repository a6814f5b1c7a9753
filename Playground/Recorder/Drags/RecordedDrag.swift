import BatonPage
import BatonTesting
import Foundation

/// What was recorded of a drag. It is drawn for the page apart from the main thread.
struct RecordedDrag: Sendable {
    let way: Recording
    let start: CGPoint
    let end: CGPoint
    let releases: [PageDrag.Release]
    let rule: PageReleaseRule

    var page: PageDrag {
        var page = PageDrag(way: way, from: start, to: end, releases: releases)
        page.rule = rule
        return page
    }
}
