import BatonMotion
import UIKit

/// The detents of a sheet as lengths in its current container, and what follows from them for each position. A position
/// is the visible length, from the container's edge to the end of the sheet. Of a sheet that is attached to the edge
/// that is the length of its content that is visible. One that floats has a distance from the edge, and a scale.
struct SheetDetentLengths: Equatable {
    /// A detent and its position.
    struct Entry: Equatable {
        var detent: SheetDetent
        var length: CGFloat
        /// The visible length of the content, in layout.
        var content: CGFloat
        var float: SheetFloat

        init(_ detent: SheetDetent, content: CGFloat, float: SheetFloat) {
            self.detent = detent
            self.content = content
            self.float = float
            length = float.reach(of: content)
        }
    }

    /// The detents by their lengths, the smallest first. There is at least one.
    let entries: [Entry]
    private let band: RubberBand

    /// Creates the lengths of detents, of which there is at least one, in a container of a length with a safe area near the sheet's
    /// edge and far from it.
    ///
    /// - Parameter breadth: That of a sheet that floats where it has not the whole length, or nil for one that never does.
    init(
        _ detents: [SheetDetent], whole: CGFloat, near: CGFloat, far: CGFloat, content: CGFloat,
        floatingBreadth breadth: CGFloat? = nil
    ) {
        let room = max(1, whole - far)
        let contents = detents.map { detent in
            let length =
                switch detent.length {
                case .fitted: content + near
                case .height(let points): points + near
                case .fraction(let part): room * part
                }
            return (detent: detent, seen: min(room, max(1, length)))
        }
        // In little room, as between the keyboard and the top, a sheet that floats would leave its container, or reach farther
        // than one at the next larger detent.
        var limit = room
        let largestFirst = contents.sorted { $0.seen > $1.seen }.map { detent, seen in
            let float = breadth.map { SheetFloat(atDetent: seen - near, breadth: $0) } ?? .attached
            let hasRoom = seen < room && float.reach(of: seen) <= limit
            let entry = Entry(detent, content: seen, float: hasRoom ? float : .attached)
            limit = entry.length
            return entry
        }
        entries = largestFirst.reversed()
        band = RubberBand(dimension: Double(whole))
    }

    var smallest: Entry { entries[0] }
    var largest: Entry { entries[entries.count - 1] }

    /// Returns the entry of a detent. Only its length counts.
    subscript(detent: SheetDetent?) -> Entry? {
        guard let detent else { return nil }
        return entries.first { $0.detent.length == detent.length }
    }

    /// Returns the detent that is next in one direction, if there is one.
    func next(to detent: SheetDetent, larger: Bool) -> SheetDetent? {
        guard let index = entries.firstIndex(where: { $0.detent.length == detent.length }) else { return nil }
        let next = index + (larger ? 1 : -1)
        return entries.indices.contains(next) ? entries[next].detent : nil
    }

    // MARK: Positions

    /// Returns where the sheet appears, for the position to which the finger has moved it. Beyond the largest detent the
    /// sheet follows less and less.
    func shown(for position: CGFloat) -> CGFloat {
        let excess = position - largest.length
        return excess > 0 ? largest.length + CGFloat(band.offset(forPull: Double(excess))) : position
    }

    /// Returns the position of a finger that catches the sheet where it appears.
    func position(shown: CGFloat) -> CGFloat {
        let excess = shown - largest.length
        return excess > 0 ? largest.length + CGFloat(band.pull(forOffset: Double(excess))) : shown
    }

    /// Returns the ratio of the sheet's speed to that of the finger.
    func give(at position: CGFloat) -> CGFloat {
        let excess = position - largest.length
        return excess > 0 ? CGFloat(band.give(forPull: Double(excess))) : 1
    }

    /// Whether the sheet floats at any detent.
    var floats: Bool { entries.contains { $0.float.margin > 0 } }

    /// Returns how the sheet floats at a position. Between two detents that changes evenly, so that nothing jumps under a
    /// finger.
    func float(at shown: CGFloat) -> SheetFloat {
        let (low, high, part) = neighbours(of: shown)
        return low.float.mixed(with: high.float, by: part)
    }

    /// Returns the visible length of the content at a position, in layout. Below the smallest detent the whole sheet moves.
    func seenContent(at shown: CGFloat) -> CGFloat {
        let position = max(shown, smallest.length)
        return float(at: position).length(reaching: position)
    }

    /// Returns the length of the content. It is that of the largest detent, and where a detent resizes the content, that
    /// which is visible. In between it changes evenly, and beyond the largest detent it grows, so that no gap is visible.
    func contentLength(at shown: CGFloat) -> CGFloat {
        guard shown < largest.length else { return seenContent(at: shown) }
        let (low, high, part) = neighbours(of: shown)
        let (from, to, way) = (length(ofContentAt: low), length(ofContentAt: high), high.content - low.content)
        return part > 0 && way > 0 ? from + (to - from) * (seenContent(at: shown) - low.content) / way : from
    }

    private func length(ofContentAt entry: Entry) -> CGFloat {
        entry.detent.resizesContent ? entry.content : largest.content
    }

    /// Returns the two detents next to a position, and the part of the way from the smaller to the larger one, from 0 to 1. A sheet with
    /// one detent is at its end.
    func neighbours(of shown: CGFloat) -> (smaller: Entry, larger: Entry, part: CGFloat) {
        let last = entries.count - 1
        let upper = entries.firstIndex { $0.length >= shown } ?? last
        let (low, high) = (entries[max(0, upper - 1)], entries[min(max(1, upper), last)])
        let way = high.length - low.length
        return (low, high, way > 0 ? min(1, max(0, (shown - low.length) / way)) : 1)
    }

    /// Returns the strength of the backdrop, from 0 to 1. It appears between the largest detent without it and the next.
    func dimming(at shown: CGFloat, undimmedUpTo detent: SheetDetent?) -> CGFloat {
        guard let clear = self[detent] else { return 1 }
        guard let next = entries.first(where: { $0.length > clear.length }) else { return 0 }
        return min(1, max(0, (shown - clear.length) / (next.length - clear.length)))
    }
}
