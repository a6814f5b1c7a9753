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
        let place = entries.firstIndex { $0.time > time } ?? entries.endIndex
        entries.insert(Entry(time: time, action: action), at: place)
    }

    /// Removes and returns the due actions, so that actions that they schedule wait for the next turn.
    private func takeDue(upTo time: TimeInterval) -> [@MainActor () -> Void] {
        let count = entries.firstIndex { $0.time > time } ?? entries.endIndex
        defer { entries.removeFirst(count) }
        return entries.prefix(count).map(\.action)
    }

    func fire(upTo time: TimeInterval) {
        takeDue(upTo: time).forEach { $0() }
    }
}
