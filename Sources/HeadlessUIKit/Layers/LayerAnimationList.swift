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
    private var keys: Set<String> = []
    /// For each name that was numbered, a number below which all numbers are in use.
    private var lastNumbers: [String: Int] = [:]

    var isEmpty: Bool { entries.isEmpty }

    func contains(key: String) -> Bool {
        keys.contains(key)
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
        keys.insert(entry.key)
    }

    /// Returns the name itself if no animation has it as its key. Otherwise returns the name with the smallest number
    /// from 2 that is not in use (B6.12).
    mutating func unusedKey(_ name: String) -> String {
        guard keys.contains(name) else { return name }
        var number = lastNumbers[name] ?? 2
        while keys.contains("\(name)-\(number)") {
            HeadlessVisits.comparisons += 1
            number += 1
        }
        lastNumbers[name] = number
        return "\(name)-\(number)"
    }

    /// Removes and returns the matching animations. The caller notifies their owners.
    mutating func take(where matches: (Entry) -> Bool) -> [LayerAnimation] {
        guard !entries.isEmpty else { return [] }
        var taken: [LayerAnimation] = []
        var kept: [Entry] = []
        for entry in entries {
            if matches(entry) {
                taken.append(entry.animation)
                keys.remove(entry.key)
            } else {
                kept.append(entry)
            }
        }
        guard !taken.isEmpty else { return [] }
        entries = kept
        lastNumbers = [:]
        return taken
    }

    /// Removes an animation. Animations are usually removed in the order in which they were added.
    mutating func remove(_ animation: LayerAnimation) {
        for index in entries.indices {
            HeadlessVisits.comparisons += 1
            guard entries[index].animation === animation else { continue }
            keys.remove(entries.remove(at: index).key)
            lastNumbers = [:]
            return
        }
    }
}
