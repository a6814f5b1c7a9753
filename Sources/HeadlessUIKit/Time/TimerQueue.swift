import Foundation

/// A queue of actions ordered by time and, for equal times, by insertion.
///
/// This is a class because an action may schedule another action while the due actions are called.
@MainActor
final class TimerQueue {
    private struct Entry {
        let time: TimeInterval
        let action: @MainActor () -> Void
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }
    var nextTime: TimeInterval? { entries.first?.time }

    func insert(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        entries.insert(Entry(time: time, action: action), at: place(after: time))
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
