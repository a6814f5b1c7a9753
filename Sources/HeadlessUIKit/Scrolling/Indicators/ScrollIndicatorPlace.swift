import Foundation

/// Computes where a scroll indicator lies along its axis.
enum ScrollIndicatorPlace {
    /// The distance of an indicator from the ends of its track, and from the edge beside it.
    static let margin: CGFloat = 3
    static let thickness: CGFloat = 3
    private static let shortest: CGFloat = 36
    /// The length of an indicator while the content is stretched far beyond its end.
    private static let squeezed: CGFloat = 7

    /// Returns the start and the length of an indicator, from the start of the visible area.
    ///
    /// - Parameters:
    ///   - span: The offsets at which the content can rest.
    ///   - insets: The parts of the visible area before and after the track.
    static func place(
        offset: CGFloat, in span: ScrollSpan, insets: (start: CGFloat, end: CGFloat)
    ) -> (start: CGFloat, length: CGFloat) {
        let track = max(0, span.length - insets.start - insets.end - 2 * margin)
        let way = span.highest - span.lowest
        let full = max(min(shortest, track), track * span.length / (span.length + way))
        let rest = span.rest(nearest: offset)
        let length = max(min(squeezed, track), full - abs(offset - rest))
        let part = way > 0 ? (rest - span.lowest) / way : 0
        return (insets.start + margin + part * (track - length), length)
    }
}
