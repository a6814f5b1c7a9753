import UIKit

@MainActor
extension Experiment {
    /// Where a stack's bar is among its siblings while screens change.
    static let barOrder = Experiment(
        "Bar order", summary: "Puts a view below the bar of a stack, and looks in each frame whether it stays there."
    ) { bench in
        let director = BenchDirector(BenchAnimator(duration: 0.3))
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        stack.delegate = bench.keep(director)
        try await bench.show(stack)
        guard let parent = stack.navigationBar.superview else {
            throw Bench.Stopped(reason: "The bar has no superview.")
        }
        let paint = UIView(frame: stack.navigationBar.frame)
        paint.backgroundColor = .systemYellow
        parent.insertSubview(paint, belowSubview: stack.navigationBar)
        let read: @MainActor () -> String = { order(of: paint, and: stack.navigationBar) }
        stack.pushViewController(BenchScreen("Second"), animated: true)
        var orders = await bench.sample(for: 0.6, read).map(\.value)
        director.animator = nil
        stack.popViewController(animated: true)
        orders += await bench.sample(for: 0.8, read).map(\.value)
        try await bench.settle(stack)
        let wrong = orders.filter { $0 != "asBefore" }
        return [
            Finding(
                "where-uikit-changes-the-order-of", .answer(wrong.first ?? "asBefore"),
                ["frames": Double(orders.count), "framesInAnotherOrder": Double(wrong.count)])
        ]
    }

    private static func order(of paint: UIView, and bar: UIView) -> String {
        guard let siblings = bar.superview?.subviews, let above = siblings.firstIndex(of: bar),
            let below = siblings.firstIndex(of: paint)
        else { return "inAnotherView" }
        return below + 1 == above ? "asBefore" : below < above ? "aboveAnotherView" : "aboveTheContent"
    }
}
