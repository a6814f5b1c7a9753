import Foundation

/// Where on its axis something in the content is to be seen.
enum ScrollAlignment {
    case start
    case middle
    case end

    /// The offset at which a part of the content stands so, with the insets left free.
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
