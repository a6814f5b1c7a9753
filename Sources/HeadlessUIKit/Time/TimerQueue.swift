import Foundation

/// Actions waiting for their time, in the order of their times and, at one time, of their insertion.
///
/// A class, since an action may schedule the next one while the due ones are being called.
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

    /// Takes out what is due, so that what the actions schedule waits for the next turn.
    private func takeDue(upTo time: TimeInterval) -> [@MainActor () -> Void] {
        let count = entries.firstIndex { $0.time > time } ?? entries.endIndex
        defer { entries.removeFirst(count) }
        return entries.prefix(count).map(\.action)
    }

    func fire(upTo time: TimeInterval) {
        takeDue(upTo: time).forEach { $0() }
    }
}
