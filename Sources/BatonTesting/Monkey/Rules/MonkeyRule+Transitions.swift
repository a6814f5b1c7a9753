#if HEADLESS_UIKIT
    import UIKit

    @MainActor
    extension MonkeyRule {
        /// How long a transition may run without a finger.
        private static let longest = 3.0

        /// In a container, a transition begins when the one before has ended.
        static let oneTransitionAContainer = MonkeyRule("one transition a container", .atEveryFrame) { sight in
            let running = sight.transitions.filter { $0.coordinator != nil && $0.ends == 0 }
            let containers = Dictionary(grouping: running.filter { $0.container != nil }) {
                $0.container.map { ObjectIdentifier($0) }
            }
            return containers.values.first { $0.count > 1 }.map { "\($0.map(\.name)) run at once" }
        }

        /// The end of a transition is reported once.
        static let transitionsEndOnce = MonkeyRule("each transition ends once", .atRest) { sight in
            sight.transitions.first { $0.ends != 1 }.map { "\($0.name) has ended \($0.ends) times" }
        }

        /// Without a finger, a transition ends in time.
        static let transitionsEndInTime = MonkeyRule("each transition ends in time", .atEveryFrame) { sight in
            sight.transitions.first { $0.ends == 0 && $0.secondsAlone > longest }.map {
                "\($0.name) runs for more than \(longest) s without a finger"
            }
        }

        /// At rest UIKit keeps no transition.
        static let noCoordinatorIsKept = MonkeyRule("no transition is kept", .atRest) { sight in
            sight.transitions.first { $0.coordinator != nil }.map { "\($0.name) still exists" }
        }

        /// Baton gives no advice. It is not among those of every app, since some advice is given where a gesture comes at a wrong moment.
        @preconcurrency public static let noAdviceIsGiven = MonkeyRule("no advice is given", .atRest) {
            $0.advice.first
        }

        /// Neither UIKit nor the stand-in has warned of a misuse.
        ///
        /// What is presented at a wrong moment, and what comes too late, is the app's to know.
        static let nothingIsWarnedOf = MonkeyRule("nothing is warned of", .atRest) { _ in
            HeadlessLog.warnings.first { warning in
                !["Attempt to present", "Attempt to dismiss", "The presenter's view left", "The push of"].contains {
                    warning.hasPrefix($0)
                }
            }
        }
    }
#endif
