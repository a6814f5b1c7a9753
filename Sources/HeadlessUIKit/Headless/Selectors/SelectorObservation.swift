#if !canImport(ObjectiveC)
    import Foundation

    /// An observer that was added to a notification center with a selector.
    final class SelectorObservation: @unchecked Sendable {
        // Observers are added and removed on any thread.
        private static let lock = NSLock()
        nonisolated(unsafe) private static var all: [SelectorObservation] = []

        let name: NSNotification.Name?
        private let selector: Selector
        private weak var observer: AnyObject?
        private weak var object: AnyObject?
        private let hasObject: Bool
        private weak var center: NotificationCenter?
        private var token: (any NSObjectProtocol)?

        init(_ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: AnyObject?) {
            self.observer = observer
            self.selector = selector
            self.name = name
            self.object = object
            hasObject = object != nil
            guard Thread.isMainThread else { return }
            // Reports a method that is missing.
            nonisolated(unsafe) let target = observer
            MainActor.assumeIsolated { _ = TargetAction(target, selector) }
        }

        /// Adds an observation, and forgets those whose observer is gone.
        static func add(_ observation: SelectorObservation, to center: NotificationCenter) {
            observation.center = center
            // The center would retain the object, so the observation compares objects itself.
            observation.token = center.addObserver(forName: observation.name, object: nil, queue: nil) {
                [weak observation] in observation?.receive($0)
            }
            lock.withLock { all.append(observation) }
            removeAll { $0.observer == nil }
        }

        static func remove(from center: NotificationCenter, where isMeant: (SelectorObservation) -> Bool) {
            removeAll { $0.center === center && isMeant($0) }
        }

        private static func removeAll(where isMeant: (SelectorObservation) -> Bool) {
            let removed = lock.withLock {
                let removed = all.filter(isMeant)
                all.removeAll { observation in removed.contains { $0 === observation } }
                return removed
            }
            for observation in removed {
                guard let token = observation.token else { continue }
                observation.center?.removeObserver(token as Any)
            }
        }

        func isOf(_ observer: AnyObject) -> Bool { self.observer === observer }

        func isFor(_ object: AnyObject) -> Bool { hasObject && self.object === object }

        private func receive(_ notification: Notification) {
            guard let observer, !hasObject || notification.object.map({ isFor($0 as AnyObject) }) == true else {
                return
            }
            guard Thread.isMainThread else {
                return HeadlessLog.warn(
                    "\(type(of: observer)) does not receive \(notification.name.rawValue), which was posted on another "
                        + "thread: a SelectorTable is of the main actor. Post it on the main thread.")
            }
            nonisolated(unsafe) let target = observer
            nonisolated(unsafe) let note = notification
            MainActor.assumeIsolated { TargetAction(target, selector, isKnown: true).perform(with: note) }
        }
    }
#endif
