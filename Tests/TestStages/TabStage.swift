import BatonTesting
import UIKit

/// A tab bar controller on a stage that shows the first of A, B and C.
@MainActor
final class TabStage {
    let stage: Stage
    let tabs = UITabBarController()
    let screens: [TestScreen]

    init(
        _ device: HeadlessDevice = .phone, setUp: (UITabBarController) -> Void = { _ in },
        saying say: @escaping (String) -> Void = { _ in }
    ) throws {
        screens = ["A", "B", "C"].map { TestScreen($0, saying: say) }
        tabs.viewControllers = screens
        setUp(tabs)
        stage = Stage(device, root: tabs)
        try stage.settle()
    }

    /// Selects a tab as the user does.
    func tap(_ index: Int) {
        HeadlessBars.tap(screens[index].tabBarItem, in: tabs.tabBar)
        stage.turn()
    }

    /// The title of the visible screen, or nil if several or none are visible.
    var shown: String? {
        let seen = screens.filter { $0.viewIfLoaded?.window != nil }
        return seen.count == 1 ? seen[0].title : nil
    }
}
