#if !canImport(ObjectiveC)
    import Foundation

    /// A timer that calls a method of its target in virtual time. It retains the target until it is invalidated.
    ///
    /// Foundation's own timers, which call closures, run in real time. Such a timer is inside each of these. In one that
    /// is not scheduled, it is due at once, and a run loop that gets the timer says so by calling it.
    final class TargetTimer: Timer {
        /// The timers that are not scheduled and not in a run loop.
        nonisolated(unsafe) private static var idle: [Weak<TargetTimer>] = []

        private let interval: TimeInterval
        private let repeats: Bool
        private let selector: Selector
        private var target: AnyObject?
        private var info: Any?
        /// The time at which the timer fires next.
        private var due: TimeInterval
        private var entry: Int?

        /// Creates a timer that is due after an interval, or at a date.
        init(
            _ interval: TimeInterval, at date: Date? = nil, _ target: AnyObject, _ selector: Selector, _ info: Any?,
            repeats: Bool, isScheduled: Bool
        ) {
            // Foundation takes the same for an interval that is not positive.
            self.interval = interval > 0 ? interval : 0.0001
            self.repeats = repeats
            self.selector = selector
            self.target = target
            self.info = info
            due = TurnLoop.main.now + (date.map(Self.distance) ?? self.interval)
            super.init(fire: isScheduled ? .distantFuture : .distantPast, interval: self.interval, repeats: false) {
                ($0 as? TargetTimer)?.schedule()
            }
            if !isScheduled { Self.idle.append(Weak(self)) }
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
                due = TurnLoop.main.now + Self.distance(to: newValue)
                if !isIdle { schedule() }
            }
        }

        /// The time until a date. Real time has passed since the date was made: less than a millisecond, and never the
        /// same.
        private static func distance(to date: Date) -> TimeInterval {
            date == .distantFuture ? .infinity : (date.timeIntervalSinceNow * 1000).rounded() / 1000
        }

        private var isIdle: Bool { Self.idle.contains { $0.object === self } }

        /// Lets the main run loop call the timers that it has got.
        static func findAdded() {
            idle.removeAll { $0.object?.isValid != true }
            guard !idle.isEmpty else { return }
            _ = RunLoop.main.limitDate(forMode: .default)
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
            Self.idle.removeAll { $0.object === self }
            cancelEntry()
            guard isValid, due < .infinity else { return }
            nonisolated(unsafe) let timer = self
            MainActor.assumeIsolated {
                timer.entry = TurnLoop.main.scheduleTimer(at: timer.due, repeats: timer.repeats) { timer.fireOnTime() }
            }
        }

        private func fireOnTime() {
            entry = nil
            // A timer that was added late leaves out the beats that it has missed.
            due += interval * max(1, ((TurnLoop.main.now - due) / interval).rounded(.down) + 1)
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
