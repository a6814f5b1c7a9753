@MainActor
extension Experiment {
    /// The experiments, first those that need nobody.
    package static let all = [
        frames, callbacks, pauses, releases, barOrder, hiddenTabBar, barItems, heldBar, keyboard, touches, mixedStacks,
        hosting,
    ]
}
