import UIKit

/// What happened, in order, as lines of text.
@MainActor
final class GestureLog {
    private var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// The lines since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// Logs every action call of a recognizer, as `name state`.
    func follow(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addAction { [weak self] in self?.note("\(name) \($0.state)") }
    }
}
