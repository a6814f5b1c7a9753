import UIKit

/// Records the delegate calls of a scroll view. Consecutive scroll calls are one line with the last offset.
@MainActor
final class LoggingScrollDelegate: NSObject, UIScrollViewDelegate {
    private let log: CallLog
    private var isScrolling = false

    init(_ log: CallLog) {
        self.log = log
    }

    private func note(_ line: String) {
        isScrolling = false
        log.note(line)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isScrolling else { return }
        note("didScroll")
        isScrolling = true
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("willBeginDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("didChangeAdjustedContentInset")
    }
}
