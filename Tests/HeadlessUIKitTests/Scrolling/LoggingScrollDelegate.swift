import UIKit

/// Records the delegate calls of a scroll view, one line per call.
///
/// Consecutive scroll calls are one line with the last offset.
@MainActor
final class LoggingScrollDelegate: NSObject, UIScrollViewDelegate {
    private(set) var lines: [String] = []
    /// The target offset to set when a drag ends.
    var target: CGPoint?
    var onScroll: ((UIScrollView) -> Void)?

    var text: String { lines.joined(separator: "\n") }

    func clear() {
        lines = []
    }

    private func note(_ line: String) {
        lines.append(line)
    }

    private func words(_ point: CGPoint) -> String {
        "\(Self.rounded(point.x)),\(Self.rounded(point.y))"
    }

    private static func rounded(_ value: CGFloat) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if lines.last?.hasPrefix("didScroll") == true { lines.removeLast() }
        note("didScroll \(words(scrollView.contentOffset))")
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("willBeginDragging \(flags(of: scrollView))")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging \(words(velocity)) to \(words(targetContentOffset.pointee))")
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate)) \(flags(of: scrollView))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating \(flags(of: scrollView))")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note("didEndDecelerating \(flags(of: scrollView))")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("didChangeAdjustedContentInset")
    }

    private func flags(of view: UIScrollView) -> String {
        let flags = [(view.isTracking, "T"), (view.isDragging, "D"), (view.isDecelerating, "d")]
        return "[" + flags.filter(\.0).map(\.1).joined() + "]"
    }
}
