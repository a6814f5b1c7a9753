import BatonMotion
import Foundation

/// The range of offsets at which content can rest along one axis, and the rubber-band behaviour beyond it.
struct ScrollSpan: Equatable {
    /// The offset at the start of the content, including the inset before it.
    var lowest: CGFloat
    /// The offset at the end of the content. Content that is too short rests at its start.
    var highest: CGFloat
    /// The visible length along the axis.
    var length: CGFloat
    /// Whether content can be dragged beyond its ends.
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

    /// Returns the visible offset for the offset that a finger requests. Beyond an end, the content follows the finger
    /// less and less.
    func offset(forPull pull: CGFloat) -> CGFloat {
        let end = rest(nearest: pull)
        return bounces ? end + CGFloat(band.offset(forPull: Double(pull - end))) : end
    }

    /// Returns the requested offset that results in a visible offset. A drag starts from it, so that stretched content
    /// does not jump.
    func pull(forOffset offset: CGFloat) -> CGFloat {
        let end = rest(nearest: offset)
        return bounces ? end + CGFloat(band.pull(forOffset: Double(offset - end))) : end
    }

    /// Returns the ratio of the content's speed to the finger's speed at an offset.
    func give(at offset: CGFloat) -> CGFloat {
        guard !contains(offset), length > 0 else { return 1 }
        return CGFloat(band.give(forPull: Double(pull(forOffset: offset) - rest(nearest: offset))))
    }

    private var band: RubberBand { RubberBand(dimension: Double(length)) }
}
