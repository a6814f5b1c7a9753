@MainActor
extension Experiment {
    /// The experiments, first those that need nobody.
    package static let all = [
        frames, callbacks, interruptions, pauses, releases, barOrder, heights, hiddenTabBar, barItems, heldBar,
        keyboard, touches, mixedStacks, hosting,
    ]
}
