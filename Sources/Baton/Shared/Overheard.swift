/// Passes what Baton decides and says to those who record it. Without a listener no text is made.
@MainActor
package enum Overheard {
    /// What was said.
    package enum Kind: String, Codable, Hashable, Sendable {
        case advice, decision, delegate, transition
    }

    /// Hears what is said, for as long as it exists.
    @MainActor
    protocol Listener: AnyObject {
        func hear(_ kind: Kind, _ text: String)
    }

    private struct Ear {
        weak var listener: (any Listener)?
    }

    private static var ears: [Ear] = []

    static func add(_ listener: any Listener) {
        ears.append(Ear(listener: listener))
    }

    static func remove(_ listener: any Listener) {
        ears.removeAll { $0.listener == nil || $0.listener === listener }
    }

    static func say(_ kind: Kind, _ text: @autoclosure () -> String) {
        guard !ears.isEmpty else { return }
        let said = text()
        for ear in ears { ear.listener?.hear(kind, said) }
    }
}
