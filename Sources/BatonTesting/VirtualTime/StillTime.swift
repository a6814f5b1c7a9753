#if HEADLESS_UIKIT
    import Dispatch
    import UIKit

    /// Says what to do when a test waits for a transition and nobody lets virtual time pass.
    @MainActor
    final class StillTime {
        /// What is compared between two looks.
        struct Sight: Equatable {
            let turn: Int
            let time: Double
            /// What waits for time to pass.
            let pending: [String]
        }

        static let shared = StillTime()
        /// Real seconds between two looks.
        private static let interval = 3.0

        /// Writes a line.
        var write: (String) -> Void = { print($0) }
        private weak var stage: Stage?
        private var former: Sight?
        private var isTold = false
        private var isScheduled = false

        /// Looks again and again for as long as a stage exists. While a test occupies the main thread no look is taken.
        func watch(_ stage: Stage) {
            self.stage = stage
            former = nil
            schedule()
        }

        private func schedule() {
            guard !isScheduled else { return }
            isScheduled = true
            // With a quality of service it is a method of Dispatch, in real time.
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval, qos: .utility, flags: []) {
                MainActor.assumeIsolated {
                    self.isScheduled = false
                    guard self.stage != nil else { return }
                    self.look()
                    self.schedule()
                }
            }
        }

        /// Writes a line, once, if nothing has turned since the last look and something waits for it.
        func look() {
            let loop = TurnLoop.main
            let now = Sight(turn: loop.turn, time: loop.now, pending: loop.isIdle ? [] : loop.pending)
            isTold = isTold && former == now
            if !isTold, let line = Self.line(from: former, to: now) {
                isTold = true
                write(line)
            }
            former = now
        }

        static func line(from former: Sight?, to now: Sight) -> String? {
            guard former == now, let first = now.pending.first else { return nil }
            return
                "Virtual time stands still, and \(first) waits for it. A test that awaits the end of a transition lets a "
                + "task wait, and passes the time by settle() or advance(by:) of the stage: see Documentation/Stage.md#time."
        }
    }
#endif
