/// The events of the last minutes, in parts. The oldest part is dropped as a whole, and each part has the state at its beginning,
/// so that what is left can be played.
package struct RecordedEvents: Hashable, Sendable {
    private struct Part: Hashable, Sendable {
        let start: RecordedState
        let time: Double
        var events: [RecordedEvent] = []
        /// The first moment at which nothing moved.
        var rest: Rest?

        init(start: RecordedState, time: Double, isAtRest: Bool) {
            (self.start, self.time) = (start, time)
            if isAtRest { rest = Rest(state: start, time: time, count: 0) }
        }
    }

    private struct Rest: Hashable, Sendable {
        let state: RecordedState
        let time: Double
        /// How many events came before, since the beginning of the part.
        let count: Int
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
    ///   - isAtRest: Whether nothing moves.
    package init(
        from start: RecordedState, at time: Double, length: Double, limit: Int = 20_000, isAtRest: Bool = true
    ) {
        self.length = length
        self.limit = limit / Self.count
        parts = [Part(start: start, time: time, isAtRest: isAtRest)]
    }

    /// Notes that nothing moves.
    package mutating func rest(in state: RecordedState, at time: Double) {
        var count = 0
        for number in parts.indices.reversed() {
            guard parts[number].rest == nil else { return }
            count += parts[number].events.count
            parts[number].rest = Rest(state: state, time: time, count: count)
        }
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
    package mutating func beginPart(from state: RecordedState, at time: Double, isAtRest: Bool = true) {
        parts.append(Part(start: state, time: time, isAtRest: isAtRest))
        while parts.count > Self.count || parts.count > 1 && parts[1].time <= time - length { parts.removeFirst() }
    }

    /// The state at the beginning of what can be played of what is left.
    package var start: RecordedState { parts[0].rest?.state ?? parts[0].start }

    /// What can be played of what is left, in seconds since its beginning.
    package var events: [RecordedEvent] {
        guard let rest = parts[0].rest else { return [] }
        return all.dropFirst(rest.count).map { $0.since(rest.time) }
    }

    /// What was in motion at the beginning.
    package var earlier: [RecordedEvent] {
        all.prefix(parts[0].rest?.count ?? .max).map { $0.since(parts[0].time) }
    }

    private var all: [RecordedEvent] { parts.flatMap(\.events) }

    /// The screens that what is left names.
    package var screens: Set<Int> {
        Set(parts.flatMap { $0.start.screens + ($0.rest?.state.screens ?? []) + $0.events.flatMap(\.screens) })
    }
}

extension RecordedEvent {
    /// The event in seconds since a moment. A tenth of a millisecond is enough, and short.
    fileprivate func since(_ start: Double) -> RecordedEvent {
        RecordedEvent(time: max(0, ((time - start) * 10_000).rounded() / 10_000), what: what, turns: turns)
    }
}
