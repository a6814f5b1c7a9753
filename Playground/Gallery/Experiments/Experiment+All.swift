import UIKit

@MainActor
extension Experiment {
    /// The experiments, first those that need nobody.
    package static let all = [
        frames, callbacks, interruptions, pauses, releases, animators, geometry, presentations, tabs, swipeRules,
        reducedMotion, barOrder, heights, appearances, hiddenTabBar, barItems, heldBar, edgeEffect, glass, minimizedBar,
        keyboard, touches, twoPans, systemSwipes, mixedStacks, hosting,
    ]

    /// The number of the system, such as 26.
    static var system: Int { Int(UIDevice.current.systemVersion.prefix(2)) ?? 0 }

    /// Those that have something to measure on this system.
    package static var possible: [Experiment] { all.filter { $0.since <= system } }
}
