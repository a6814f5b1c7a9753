import UIKit

@MainActor
extension Experiment {
    /// What a tab bar controller says of its tabs.
    static let tabs = Experiment("Tabs", summary: "Reads the tabs of a tab bar controller with seven screens.") {
        bench in
        let seven = (1...7).map { BenchScreen("Screen \($0)") }
        for screen in seven { screen.tabBarItem = UITabBarItem(title: screen.title, image: nil, tag: 0) }
        let controller = UITabBarController()
        controller.viewControllers = seven
        try await bench.show(controller)
        let items = controller.tabBar.items ?? []
        let own = seven.filter { screen in items.contains { $0 === screen.tabBarItem } }.count
        let hasMore = items.contains { $0 === controller.moreNavigationController.tabBarItem }
        let word = own == 0 ? "ofTheBar" : own == seven.count && hasMore ? "ofListedScreensToo" : "ofTabs"
        let bar = Finding(
            "the-bar-of-a-tab-bar", .answer(word),
            ["items": Double(items.count), "ofScreens": Double(own), "hasMore": hasMore ? 1 : 0])
        guard #available(iOS 18, *), Experiment.system >= 18 else { return [bar] }
        return [bar, try await given(on: bench)]
    }

    /// The view controllers of a controller that was given tabs.
    @available(iOS 18, *)
    private static func given(on bench: Bench) async throws -> Finding {
        let controller = UITabBarController()
        controller.tabs = (1...3).map { number in
            UITab(title: "Tab \(number)", image: nil, identifier: "\(number)") { _ in BenchScreen("Tab \(number)") }
        }
        try await bench.show(controller)
        let count = controller.viewControllers?.count ?? 0
        return Finding(
            "viewcontrollers-of-a-tab-bar-controller", Outcome(count == 3), ["viewControllers": Double(count)])
    }
}
