import Foundation

/// The animations of a layer by key, in the order in which they were added, which is the order in which they apply.
@MainActor
struct LayerAnimationList {
    struct Entry {
        let key: String
        let animation: LayerAnimation
        /// The object that a client added, to be handed back by `animation(forKey:)`.
        let client: CAAnimation?
    }

    private(set) var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func contains(key: String) -> Bool {
        entries.contains { $0.key == key }
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
    }

    /// Takes out what matches, for the caller to tell its owners.
    mutating func take(where matches: (Entry) -> Bool) -> [LayerAnimation] {
        let taken = entries.filter(matches).map(\.animation)
        entries.removeAll(where: matches)
        return taken
    }
}
