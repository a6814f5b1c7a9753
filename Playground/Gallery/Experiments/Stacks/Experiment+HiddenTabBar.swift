import UIKit

@MainActor
extension Experiment {
    /// What becomes of a tab bar under `hidesBottomBarWhenPushed` and a custom animator, and of a toolbar.
    static let hiddenTabBar = Experiment(
        "Hidden tab bar", summary: "Pushes a screen that hides the tab bar, cancels its pop twice, and pops it."
    ) { bench in
        let director = BenchDirector(BenchAnimator(duration: 0.4))
        let root = BenchScreen("First")
        let stack = UINavigationController(rootViewController: root)
        stack.delegate = bench.keep(director)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, BenchScreen("Other")]
        try await bench.show(tabs)
        let second = BenchScreen("Second", color: .systemTeal)
        second.hidesBottomBarWhenPushed = true
        stack.pushViewController(second, animated: true)
        await bench.wait(0.2)
        let during = second.view.safeAreaInsets.bottom
        try await bench.settle(stack)
        let pushed = Finding(
            "B1.80", Outcome(during > second.view.safeAreaInsets.bottom + 1),
            ["insetDuring": Double(during), "insetAfter": Double(second.view.safeAreaInsets.bottom)])
        let isClean = (tabs.tabBar.layer.animationKeys() ?? []).isEmpty
        let left = Finding("B1.81", .answer(isClean ? "nothingIsLeft" : "animationsAreLeft"))
        let broken = try await cancelPops(of: stack, in: tabs, director, on: bench)
        stack.popViewController(animated: true)
        try await bench.settle(stack)
        return [pushed, left] + broken + [try await toolbar(stack, root, on: bench)]
    }

    private static func cancelPops(
        of stack: UINavigationController, in tabs: UITabBarController, _ director: BenchDirector, on bench: Bench
    ) async throws -> [Finding] {
        var isSeen: [Bool] = []
        for _ in 0..<2 {
            let held = await director.holdHalfway(on: bench) { stack.popViewController(animated: true) }
            held.cancel()
            try await bench.settle(stack)
            let bar = tabs.tabBar
            let part = bar.frame.intersection(tabs.view.bounds)
            isSeen.append(!bar.isHidden && bar.alpha > 0 && part.width > 1 && part.height > 1)
        }
        director.interaction = nil
        // The statement is about iOS 26.
        guard Experiment.system >= 26 else { return [] }
        return [Finding("B16.31", Outcome(isSeen.contains(true)), ["seenAfterTheSecondCancel": isSeen[1] ? 1 : 0])]
    }

    /// Pops a screen with a toolbar: whether the screen below has its inset until the end.
    private static func toolbar(
        _ stack: UINavigationController, _ root: BenchScreen, on bench: Bench
    ) async throws -> Finding {
        stack.pushViewController(BenchScreen("Tools", color: .systemTeal), animated: false)
        stack.setToolbarHidden(false, animated: false)
        await bench.wait(0.2)
        root.tell = { [weak stack] in
            if $0 == "viewWillAppear" { stack?.setToolbarHidden(true, animated: true) }
        }
        stack.popViewController(animated: true)
        await bench.wait(0.2)
        let during = root.view.safeAreaInsets.bottom
        try await bench.settle(stack)
        let after = root.view.safeAreaInsets.bottom
        return Finding(
            "B27.44", Outcome(during > after + 1), ["insetDuring": Double(during), "insetAfter": Double(after)])
    }
}
