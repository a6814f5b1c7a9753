#if HEADLESS_UIKIT
    import UIKit

    extension MonkeyAction {
        /// Everything that can be done to any app: by fingers, to the device, and by code to its stacks, tabs and presentations.
        @preconcurrency @MainActor
        public static var everything: [MonkeyAction] {
            time + fingers + device + stacks + presentations + tabs
        }

        static let restName = "rest"

        /// Time that passes: none, a part of a transition, or until nothing moves.
        @preconcurrency @MainActor
        public static var time: [MonkeyAction] {
            [
                MonkeyAction("turn", weight: 4) { hand, _ in hand.stage.turn() },
                MonkeyAction("wait", ["frames": 12], weight: 14) { hand, numbers in
                    hand.stage.advance(by: Double(numbers["frames"] + 1) / 60)
                },
                MonkeyAction("wait long", ["frames": 60], weight: 5) { hand, numbers in
                    hand.stage.advance(by: Double(numbers["frames"] + 1) / 60)
                },
                MonkeyAction(restName, weight: 4) { _, _ in },
            ]
        }
    }
#endif
