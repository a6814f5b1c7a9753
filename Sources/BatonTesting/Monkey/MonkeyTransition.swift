#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder
    public import UIKit

    /// A transition that a monkey has seen.
    @preconcurrency @MainActor
    public final class MonkeyTransition {
        /// Its coordinator, as long as UIKit keeps it.
        public private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        /// Where its screens move.
        public private(set) weak var container: UIView?
        /// How often its end was reported.
        public private(set) var ends = 0
        /// The virtual seconds since it began, or since a finger was down.
        public internal(set) var secondsAlone = 0.0
        let name: String
        /// Whether another one was ended a moment before.
        let interrupts: Bool
        /// Whether it ran when the monkey looked last.
        fileprivate var wasRunning = true

        init(_ coordinator: any UIViewControllerTransitionCoordinator, interrupts: Bool) {
            self.coordinator = coordinator
            self.interrupts = interrupts
            container = coordinator.containerView
            name = "the transition from \(coordinator.screenNames)"
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ends += 1 }
        }
    }

    /// All transitions since the program began.
    @MainActor
    final class MonkeyLedger {
        private(set) var transitions: [MonkeyTransition] = []
        private(set) var count = 0
        private var lastLook: Double?
        /// When a transition was last seen to have ended.
        private var lastEnd = -Double.infinity
        /// How long after the end of another one a transition goes on from where the screens were seen.
        private static let moment = 0.04
        private var size: CGSize?
        private var resized = -Double.infinity
        /// How long the window has had its size.
        var secondsInSize: Double { (lastLook ?? 0) - resized }

        func note(
            _ coordinators: [any UIViewControllerTransitionCoordinator], in window: UIWindow, isTouched: Bool,
            at now: Double
        ) {
            let passed = now - (lastLook ?? now)
            lastLook = now
            if let size, window.bounds.size != size { resized = now }
            size = window.bounds.size
            if transitions.contains(where: { $0.wasRunning && $0.ends > 0 }) { lastEnd = now }
            let interrupts = now - lastEnd <= Self.moment
            // What was forgotten and has ended once is of no interest any more.
            transitions.removeAll { $0.coordinator == nil && $0.ends == 1 }
            // One without animation may never tell of its end (B1.63).
            for coordinator in coordinators
            where coordinator.isAnimated && !transitions.contains(where: { $0.coordinator === coordinator }) {
                transitions.append(MonkeyTransition(coordinator, interrupts: interrupts))
                count += 1
            }
            for transition in transitions {
                transition.secondsAlone = isTouched ? 0 : transition.secondsAlone + passed
                transition.wasRunning = transition.ends == 0
            }
        }
    }
#endif
