import Foundation

/// A queue of actions ordered by time and, for equal times, by insertion.
///
/// This is a class because an action may schedule another action while the due actions are called.
@MainActor
final class TimerQueue {
    private struct Entry {
        let id: Int
        let time: TimeInterval
        let repeats: Bool
        let action: @MainActor () -> Void
    }

    /// The identifiers go on in the next queue, where that of an older entry must not remove anything.
    private static var lastID = 0

    private var entries: [Entry] = []

    /// Whether there is no action but those that are scheduled again each time.
    var isIdle: Bool { entries.allSatisfy(\.repeats) }
    var nextTime: TimeInterval? { entries.first?.time }

    /// Adds an action and returns an identifier for `remove(_:)`.
    ///
    /// - Parameter repeats: Whether the action schedules itself again, for ever.
    @discardableResult
    func insert(at time: TimeInterval, repeats: Bool = false, _ action: @escaping @MainActor () -> Void) -> Int {
        Self.lastID += 1
        let entry = Entry(id: Self.lastID, time: time, repeats: repeats, action: action)
        entries.insert(entry, at: place(after: time))
        return entry.id
    }

    func remove(_ id: Int) {
        entries.removeAll { $0.id == id }
    }

    /// Returns the index of the first entry that is later than a time.
    private func place(after time: TimeInterval) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            HeadlessVisits.comparisons += 1
            let middle = (low + high) / 2
            if entries[middle].time > time { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Removes and returns the due actions, so that actions that they schedule wait for the next turn.
    private func takeDue(upTo time: TimeInterval) -> [@MainActor () -> Void] {
        let count = place(after: time)
        defer { entries.removeFirst(count) }
        return entries.prefix(count).map(\.action)
    }

    func fire(upTo time: TimeInterval) {
        for action in takeDue(upTo: time) { action() }
    }
}
