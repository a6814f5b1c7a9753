#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder
    public import UIKit

    extension Stage {
        /// Lets time pass until nothing moves and no transition is running.
        ///
        /// The method does not wait for animations that repeat for ever, such as the spin of an activity indicator: they
        /// continue, and recordings show them. It does wait for a paused animation, which somebody has to continue.
        ///
        /// - Parameter limit: The number of virtual seconds after which the method throws an error. The error describes
        ///   what did not settle, its state, and what it waits for.
        public func settle(within limit: TimeInterval = 10) throws {
            let end = now + limit
            turn()
            while !isSettled {
                guard now < end else { throw NeverSettled(limit: limit, reasons: reasons) }
                advance(by: 1.0 / 60)
            }
        }

        private var isSettled: Bool {
            TurnLoop.main.isIdle && transitions.isEmpty
        }

        private var reasons: [String] {
            transitions.map(describe) + TurnLoop.main.pending
        }

        private var transitions: [any UIViewControllerTransitionCoordinator] { window.everyController.coordinators }

        private func describe(_ coordinator: any UIViewControllerTransitionCoordinator) -> String {
            let state = coordinator.isInteractive ? "interactive" : coordinator.isCancelled ? "cancelled" : "running"
            let wait = TransitionWait(of: coordinator)
            let remedy =
                wait == .release ? ": lift the finger, or return no interaction controller where no gesture drives" : ""
            return "the transition from \(coordinator.screenNames) is \(state) and \(wait)\(remedy)"
        }
    }

    /// The error of a stage that does not settle.
    public struct NeverSettled: Error, CustomStringConvertible {
        /// The number of virtual seconds that was allowed.
        public let limit: TimeInterval
        /// What was still in progress.
        public let reasons: [String]

        public var description: String {
            "The stage did not settle within \(limit) virtual seconds: \(reasons.joined(separator: "; "))."
        }
    }
#endif
