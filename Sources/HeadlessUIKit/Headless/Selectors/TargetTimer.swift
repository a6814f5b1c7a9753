#if !canImport(ObjectiveC)
    import Foundation

    /// A timer that calls a method of its target in virtual time. It retains the target until it is invalidated.
    ///
    /// Foundation's own timers, which call closures, run in real time.
    final class TargetTimer: Timer {
        private let interval: TimeInterval
        private let repeats: Bool
        private let selector: Selector
        private var target: AnyObject?
        private var info: Any?
        /// The time at which the timer fires next.
        private var due: TimeInterval
        private var entry: Int?

        init(_ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool) {
            // Foundation takes the same for an interval that is not positive.
            self.interval = interval > 0 ? interval : 0.0001
            self.repeats = repeats
            self.selector = selector
            self.target = target
            self.info = info
            due = TurnLoop.main.now + self.interval
            super.init(fire: .distantFuture, interval: self.interval, repeats: repeats) { _ in }
            // Reports a method that is missing.
            nonisolated(unsafe) let object = target
            MainActor.assumeIsolated { _ = TargetAction(object, selector) }
        }

        override var isValid: Bool { target != nil }

        override var userInfo: Any? { info }

        override var timeInterval: TimeInterval { repeats ? interval : 0 }

        /// The time of the next call, as a distance from now. In the distant future a timer rests.
        override var fireDate: Date {
            get { Date(timeIntervalSinceNow: due - TurnLoop.main.now) }
            set {
                // Real time has passed since the date was made: less than a millisecond, and never the same.
                let distance = (newValue.timeIntervalSinceNow * 1000).rounded() / 1000
                due = newValue == .distantFuture ? .infinity : TurnLoop.main.now + distance
                schedule()
            }
        }

        override func fire() {
            guard target != nil else { return }
            nonisolated(unsafe) let timer = self
            MainActor.assumeIsolated {
                TargetAction(timer.target, timer.selector, isKnown: true).perform(with: timer)
            }
            if !repeats { invalidate() }
        }

        override func invalidate() {
            super.invalidate()
            target = nil
            info = nil
            cancelEntry()
        }

        /// Starts the timer.
        func schedule() {
            cancelEntry()
            guard isValid, due < .infinity else { return }
            nonisolated(unsafe) let timer = self
            MainActor.assumeIsolated {
                timer.entry = TurnLoop.main.scheduleTimer(at: timer.due, repeats: timer.repeats) { timer.fireOnTime() }
            }
        }

        private func fireOnTime() {
            entry = nil
            due += interval
            fire()
            if entry == nil { schedule() }
        }

        private func cancelEntry() {
            guard let old = entry else { return }
            entry = nil
            MainActor.assumeIsolated { TurnLoop.main.cancelTimer(old) }
        }
    }
#endif
