package import BatonTesting

extension Monkey {
    /// The monkey with which Baton itself is tested.
    package static var baton: Monkey {
        var monkey = Monkey(playing: BatonMonkeyApp.init)
        monkey.apps = BatonMonkeyApp.count
        // The app has its own, since it knows then that a bar is not hidden by its state.
        monkey.actions.removeAll { $0.name == "hide bar" }
        // With it UIKit itself leaves a stack whose top is not shown (B2.8).
        monkey.keptSwitches = ["cancelledReplacementKeepsNewTop"]
        // Where nobody pauses the animator at once, a finger that catches it cannot know where it will be.
        monkey.exclusiveSwitches = ["contextPausesPauseAnimators", "percentDrivenAnimatorsMoveLater"]
        return monkey
    }
}
