import Foundation

/// Where a part of the content appears along an axis after scrolling to it.
enum ScrollAlignment {
    case start
    case middle
    case end

    /// Returns the offset at which a part of the content has this alignment within the insets.
    func offset(
        showing part: (start: CGFloat, end: CGFloat), inset: (start: CGFloat, end: CGFloat), in span: ScrollSpan
    )
        -> CGFloat
    {
        let atStart = part.start - inset.start
        let atEnd = part.end + inset.end - span.length
        return switch self {
        case .start: span.rest(nearest: atStart)
        case .middle: span.rest(nearest: (atStart + atEnd) / 2)
        case .end: span.rest(nearest: atEnd)
        }
    }
}
