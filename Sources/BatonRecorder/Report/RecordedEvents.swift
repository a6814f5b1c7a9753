/// The events of the last minutes, in parts. The oldest part is dropped as a whole, and each part has the state at its beginning,
/// so that what is left can be played.
package struct RecordedEvents: Hashable, Sendable {
    private struct Part: Hashable, Sendable {
        let start: RecordedState
        let time: Double
        var events: [RecordedEvent] = []
    }

    /// A recording has as many parts, of which the last is not complete.
    private static let count = 5

    private let length: Double
    private let limit: Int
    private var parts: [Part]

    /// Begins with a state.
    ///
    /// - Parameters:
    ///   - length: The seconds that are kept at least.
    ///   - limit: The number of events that are kept at most.
    package init(from start: RecordedState, at time: Double, length: Double, limit: Int = 20_000) {
        self.length = length
        self.limit = limit / Self.count
        parts = [Part(start: start, time: time)]
    }

    package mutating func append(_ what: RecordedEvent.What, at time: Double) {
        let last = parts.count - 1
        // Of the movements of a finger in one frame the last is enough.
        if case .step(.touch(let touch)) = what, touch.phase == .moved, let event = parts[last].events.last,
            event.time == time, case .step(.touch(let former)) = event.what, former.phase == .moved,
            former.finger == touch.finger
        {
            parts[last].events.removeLast()
        }
        parts[last].events.append(RecordedEvent(time: time, what: what))
    }

    /// Adds what has happened at a moment before the last events, which followed from it.
    package mutating func insert(_ what: RecordedEvent.What, at time: Double, turns: Bool) {
        let last = parts.count - 1
        let place = parts[last].events.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
        parts[last].events.insert(RecordedEvent(time: time, what: what, turns: turns ? true : nil), at: place)
    }

    /// Whether a new part should begin now. In the middle of a transition it waits, unless there are too many events.
    package func wantsPart(at time: Double, isAtRest: Bool) -> Bool {
        let last = parts[parts.count - 1]
        let isLong = time - last.time >= length / Double(Self.count - 1)
        return last.events.count >= limit || isAtRest && isLong && !last.events.isEmpty
    }

    /// Begins a new part with the present state, and drops what is too old.
    package mutating func beginPart(from state: RecordedState, at time: Double) {
        parts.append(Part(start: state, time: time))
        while parts.count > Self.count || parts.count > 1 && parts[1].time <= time - length { parts.removeFirst() }
    }

    /// The state at the beginning of what is left.
    package var start: RecordedState { parts[0].start }

    /// What is left, in seconds since its beginning.
    package var events: [RecordedEvent] {
        parts.flatMap(\.events).map { event in
            // A tenth of a millisecond is enough, and short.
            let passed = ((event.time - parts[0].time) * 10_000).rounded() / 10_000
            return RecordedEvent(time: max(0, passed), what: event.what, turns: event.turns)
        }
    }

    /// The screens that what is left names.
    package var screens: Set<Int> {
        Set(parts.flatMap { $0.start.screens + $0.events.flatMap(\.screens) })
    }
}
