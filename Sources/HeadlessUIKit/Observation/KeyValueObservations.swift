import Foundation

/// The observations of all objects. An object reports that one of its properties may have changed, and each observation
/// reads its own property again.
enum KeyValueObservations {
    /// An observation of a property of an object.
    struct Entry {
        let id: ObjectIdentifier
        weak var object: AnyObject?
        /// Reads the property, and reports a new value.
        let check: @MainActor () -> Void
    }

    // Objects are observed on the main actor only. Layers report from other threads too, but then nobody observes them.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:] {
        didSet { isUsed = !entries.isEmpty }
    }
    /// Whether anything is observed. It is read at every change of a layer.
    @exclusivity(unchecked) nonisolated(unsafe) private static var isUsed = false
    /// The objects whose changes are reported when all of them are made.
    nonisolated(unsafe) private static var changing: Set<ObjectIdentifier> = []

    static func add(_ entry: Entry, for object: AnyObject) {
        // The identity of an object that is gone can be used again.
        replace(ObjectIdentifier(object)) { $0.filter { $0.object === object } + [entry] }
    }

    static func remove(_ id: ObjectIdentifier, for object: ObjectIdentifier) {
        replace(object) { $0.filter { $0.id != id } }
    }

    /// Replaces the observations of an object. The former ones are released afterwards, since what they free may end
    /// other observations.
    private static func replace(_ object: ObjectIdentifier, with change: ([Entry]) -> [Entry]) {
        let former = entries[object] ?? []
        let kept = change(former)
        withExtendedLifetime(former) { entries[object] = kept.isEmpty ? nil : kept }
    }

    /// Reports that properties of an object may have changed.
    static func note(_ object: AnyObject) {
        guard isUsed, let list = entries[ObjectIdentifier(object)]?.filter({ $0.object === object }),
            !changing.contains(ObjectIdentifier(object))
        else { return }
        nonisolated(unsafe) let due = list
        MainActor.assumeIsolated {
            for entry in due { entry.check() }
        }
    }

    /// Makes several changes of an object that are reported as one.
    static func together(_ object: AnyObject, _ change: () -> Void) {
        guard isUsed, entries[ObjectIdentifier(object)] != nil,
            changing.insert(ObjectIdentifier(object)).inserted
        else { return change() }
        change()
        changing.remove(ObjectIdentifier(object))
        note(object)
    }
}
