import BatonMotion
import Foundation

/// Where the content of a scroll view may rest on one axis, and how it gives beyond.
struct ScrollSpan: Equatable {
    /// The offset at the start of the content, with the inset before it.
    var lowest: CGFloat
    /// The offset at the end of the content. Content that is too short rests at its start.
    var highest: CGFloat
    /// How much of the axis is seen at once.
    var length: CGFloat
    /// Whether content can be pulled beyond its ends.
    var bounces: Bool

    init(lowest: CGFloat, highest: CGFloat, length: CGFloat, bounces: Bool) {
        self.lowest = lowest
        self.highest = max(lowest, highest)
        self.length = length
        self.bounces = bounces
    }

    func rest(nearest offset: CGFloat) -> CGFloat {
        min(max(offset, lowest), highest)
    }

    func contains(_ offset: CGFloat) -> Bool {
        rest(nearest: offset) == offset
    }

    /// The offset that is seen where a finger pulls to another one: beyond an end the content follows less and less.
    func offset(forPull pull: CGFloat) -> CGFloat {
        let end = rest(nearest: pull)
        return bounces ? end + CGFloat(band.offset(forPull: Double(pull - end))) : end
    }

    /// Where the finger must be for an offset that is seen, to take hold of stretched content without a jump.
    func pull(forOffset offset: CGFloat) -> CGFloat {
        let end = rest(nearest: offset)
        return bounces ? end + CGFloat(band.pull(forOffset: Double(offset - end))) : end
    }

    /// The part of a finger's speed that the content has at an offset.
    func give(at offset: CGFloat) -> CGFloat {
        guard !contains(offset), length > 0 else { return 1 }
        let stretch = abs(pull(forOffset: offset) - rest(nearest: offset)) * CGFloat(band.coefficient) / length
        return CGFloat(band.coefficient) / ((stretch + 1) * (stretch + 1))
    }

    private var band: RubberBand { RubberBand(dimension: Double(length)) }
}
