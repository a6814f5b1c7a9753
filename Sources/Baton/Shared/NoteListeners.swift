/// Passes what Baton decides and reports to those who record it. Without a listener no text is made.
@MainActor
package enum NoteListeners {
    /// What a note is about.
    package enum Kind: String, Codable, Hashable, Sendable {
        case advice, decision, delegate, transition
    }

    /// Receives the notes, for as long as it exists.
    @MainActor
    package protocol Listener: AnyObject {
        func receive(_ kind: Kind, _ text: String)
    }

    private struct Entry {
        weak var listener: (any Listener)?
    }

    private static var entries: [Entry] = []

    package static func add(_ listener: any Listener) {
        entries.append(Entry(listener: listener))
    }

    package static func remove(_ listener: any Listener) {
        entries.removeAll { $0.listener == nil || $0.listener === listener }
    }

    static func send(_ kind: Kind, _ text: @autoclosure () -> String) {
        guard !entries.isEmpty else { return }
        let note = text()
        for entry in entries { entry.listener?.receive(kind, note) }
    }
}
