import UIKit

@MainActor
extension Experiment {
    /// How high bars are, and what they leave of a screen.
    static let heights = Experiment(
        "Heights", summary: "Measures the bars of a stack in tabs, with a large title and in a sheet."
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        stack.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        try await bench.show(tabs)
        var numbers = heights(of: stack, "")
        numbers["tabBar"] = Double(tabs.tabBar.frame.height)
        stack.navigationBar.prefersLargeTitles = true
        await bench.wait(0.5)
        numbers.merge(heights(of: stack, "withLargeTitle")) { $1 }
        let sheet = UINavigationController(rootViewController: BenchScreen("Sheet"))
        sheet.modalPresentationStyle = .pageSheet
        bench.present(sheet, over: tabs)
        try await bench.settle(sheet)
        numbers.merge(heights(of: sheet, "inSheet")) { $1 }
        numbers["topOfSheet"] = Double(sheet.view.convert(CGPoint.zero, to: nil).y)
        return [Finding("U15", .answer("measured"), numbers)]
    }

    private static func heights(of stack: UINavigationController, _ words: String) -> [String: Double] {
        let insets = stack.topViewController?.view.safeAreaInsets ?? .zero
        return [
            "bar" + words: Double(stack.navigationBar.frame.height), "safeAreaTop" + words: Double(insets.top),
            "safeAreaBottom" + words: Double(insets.bottom),
        ]
    }
}
