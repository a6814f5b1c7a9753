import UIKit

/// Records events in order, as lines of text.
@MainActor
final class GestureLog {
    private var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Returns the lines since the last call and clears the log.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// Logs every action call of a recognizer, as `name state`.
    func follow(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addAction { [weak self] in self?.note("\(name) \($0.state)") }
    }
}
