#if HEADLESS_UIKIT
    extension Monkey {
        /// The monkey with which Baton itself is tested.
        package static var baton: Monkey {
            var monkey = Monkey(playing: BatonMonkeyApp.init)
            monkey.apps = BatonMonkeyApp.count
            // The app has its own, since it knows then that a bar is not hidden by its state.
            monkey.actions.removeAll { $0.name == "hide bar" }
            // With the first one UIKit itself leaves a stack whose top is not shown (B2.8).
            // The other one leaves a bar without touches after some pops (B27.43).
            monkey.keptSwitches = ["cancelledReplacementKeepsNewTop", "barsAfterHidingInCustomPops"]
            return monkey
        }
    }
#endif
