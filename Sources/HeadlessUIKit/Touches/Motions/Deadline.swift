import Foundation

/// Runs an action after an interval. A new deadline replaces the pending one.
@MainActor
final class Deadline {
    private var current = 0

    func set(after interval: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        callOff()
        let awaited = current
        TurnLoop.main.schedule(after: interval) { [weak self] in
            if self?.current == awaited { action() }
        }
    }

    func callOff() {
        current += 1
    }
}
