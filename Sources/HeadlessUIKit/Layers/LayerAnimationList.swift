import Foundation

/// The animations of a layer and their keys. Animations apply in the order in which they were added.
struct LayerAnimationList {
    struct Entry {
        let key: String
        let animation: LayerAnimation
        /// The object that the app added, which `animation(forKey:)` returns.
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

    /// Removes and returns the matching animations. The caller notifies their owners.
    mutating func take(where matches: (Entry) -> Bool) -> [LayerAnimation] {
        let taken = entries.filter(matches).map(\.animation)
        entries.removeAll(where: matches)
        return taken
    }
}
