import UIKit

@MainActor
extension Experiment {
    /// What becomes of a minimized bar in a push and a pop.
    static let minimizedBar = Experiment(
        "Minimized bar", summary: "Scroll down until the bar is small, when you are asked to.", needsPerson: true,
        since: 27
    ) { bench in
        let screen = StripesScreen()
        guard minimizes(screen.navigationItem) else {
            throw Bench.Stopped(reason: "The gallery was built with Xcode 26. Build it with Xcode 27.")
        }
        let stack = UINavigationController(rootViewController: screen)
        screen.setContentScrollView(screen.scroll, for: .top)
        try await bench.show(stack)
        let whole = bottom(of: stack)
        let did = try await bench.ask("Scroll down until the bar is small.", ["It is small", "I cannot"]) == 0
        let small = bottom(of: stack)
        guard did, small < whole - 1 else { return [] }
        let second = BenchScreen("Second", color: .systemTeal)
        stack.pushViewController(second, animated: true)
        try await bench.settle(stack)
        let pushed = bottom(of: stack)
        let inset = second.view.safeAreaInsets.top
        stack.popViewController(animated: true)
        try await bench.settle(stack)
        let popped = bottom(of: stack)
        return [
            Finding(
                "U8", .answer(popped < whole - 1 ? "comesBackMinimized" : "comesBackWhole"),
                [
                    "bottomWhole": whole, "bottomMinimized": small, "bottomPushed": pushed,
                    "safeAreaPushed": Double(inset), "bottomPopped": popped,
                ])
        ]
    }

    /// Lets the bar of an item minimize, and says whether the SDK has that.
    private static func minimizes(_ item: UINavigationItem) -> Bool {
        #if HEADLESS_UIKIT || compiler(>=6.4)
            guard #available(iOS 27, *) else { return false }
            item.navigationBarMinimization.minimizationBehavior = .onScrollDown
            return true
        #else
            return false
        #endif
    }

    private static func bottom(of stack: UINavigationController) -> Double { Double(stack.navigationBar.frame.maxY) }
}
