import UIKit

@MainActor
extension Experiment {
    /// Where the delegates of UIKit's swipes back let them begin. No finger is needed: the delegates are asked.
    static let swipeRules = Experiment(
        "Swipe rules", summary: "Asks the delegates of UIKit's swipes whether they begin, in several stacks."
    ) { bench in
        var edge: [String: Double] = [:]
        var content: [String: Double] = [:]
        var disabled: Set<String> = []
        for (name, change) in circumstances {
            let stack = UINavigationController(rootViewController: BenchScreen("First"))
            try await bench.show(stack)
            stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: false)
            change(stack, bench)
            await bench.wait(0.3)
            if stack.interactivePopGestureRecognizer?.isEnabled == false { disabled.insert(name) }
            edge["edge" + name] = answer(of: stack.interactivePopGestureRecognizer)
            if #available(iOS 26, *), Experiment.system >= 26 {
                content["content" + name] = answer(of: stack.interactiveContentPopGestureRecognizer)
            }
        }
        if try await isDisabledInTransition(on: bench) { disabled.insert("InTransition") }
        let isSame = circumstances.allSatisfy { edge["edge" + $0.name] == content["content" + $0.name] }
        let word = content.isEmpty ? "noContentSwipe" : isSame ? "sameForBoth" : "theyDiffer"
        return [
            Finding("U5", .answer(word), edge.merging(content) { $1 }),
            Finding("uikit-never-writes-isenabled-of-its", .answer(place(of: disabled))),
        ]
    }

    /// Whether a push with a custom animator disables the edge swipe while it runs.
    private static func isDisabledInTransition(on bench: Bench) async throws -> Bool {
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        stack.delegate = bench.keep(BenchDirector(BenchAnimator(duration: 0.4)))
        try await bench.show(stack)
        let wasEnabled = stack.interactivePopGestureRecognizer?.isEnabled == true
        stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: true)
        await bench.wait(0.2)
        let isEnabled = stack.interactivePopGestureRecognizer?.isEnabled == true
        try await bench.settle(stack)
        return wasEnabled && !isEnabled
    }

    /// The name of where the edge swipe is disabled.
    private static func place(of disabled: Set<String>) -> String {
        switch (disabled.contains("WithAnimators"), disabled.contains("AtRoot"), disabled.contains("InTransition")) {
        case (true, _, _): "whereAnimatorsAreBrought"
        case (_, true, _): "atTheRoot"
        case (_, _, true): "inCustomTransitions"
        default: disabled.isEmpty ? "nowhere" : "elsewhere"
        }
    }

    private typealias Circumstance = (name: String, change: @MainActor (UINavigationController, Bench) -> Void)

    private static var circumstances: [Circumstance] {
        [
            ("Usually", { _, _ in }),
            ("AtRoot", { stack, _ in stack.popViewController(animated: false) }),
            ("WithHiddenBar", { stack, _ in stack.setNavigationBarHidden(true, animated: false) }),
            ("WithHiddenBackButton", { stack, _ in stack.topViewController?.navigationItem.hidesBackButton = true }),
            ("WithLeftItem", { stack, _ in stack.topViewController?.navigationItem.leftBarButtonItem = item }),
            (
                "WithSupplement",
                { stack, _ in
                    stack.topViewController?.navigationItem.leftItemsSupplementBackButton = true
                    stack.topViewController?.navigationItem.leftBarButtonItem = item
                }
            ),
            ("WithAnimators", { $0.delegate = $1.keep(BenchDirector(BenchAnimator(duration: 0.3))) }),
        ]
    }

    private static var item: UIBarButtonItem {
        UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    }

    /// 1 where the swipe would begin, 0 where it would not, and nil where there is nobody to ask.
    private static func answer(of swipe: UIGestureRecognizer?) -> Double? {
        guard let swipe, let ask = swipe.delegate?.gestureRecognizerShouldBegin else { return nil }
        return ask(swipe) ? 1 : 0
    }
}
