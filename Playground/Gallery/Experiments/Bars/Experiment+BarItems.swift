import UIKit

@MainActor
extension Experiment {
    /// What a bar shows after pushes that are cancelled. No public name tells, so a person reads it.
    static let barItems = Experiment(
        "Bar items", summary: "Cancels three pushes, and asks which title the bar shows.", needsPerson: true
    ) { bench in
        let director = BenchDirector(BenchAnimator(duration: 0.3))
        let stack = UINavigationController(rootViewController: BenchScreen("Blue"))
        stack.delegate = bench.keep(director)
        try await bench.show(stack)
        for _ in 0..<3 {
            let held = await director.holdHalfway(on: bench) {
                stack.pushViewController(BenchScreen("Red", color: .systemTeal), animated: true)
            }
            held.cancel()
            try await bench.settle(stack)
        }
        let top = stack.topViewController?.title ?? ""
        guard top == "Blue" else { throw Bench.Stopped(reason: "\(top) is on top after a cancelled push.") }
        let seen = try await bench.ask("Which title does the bar at the top show?", ["Blue", "Red", "None"])
        return [Finding("B2.27", .answer(["own", "ofTheOtherScreen", "none"][seen]), ["cancelledPushes": 3])]
    }
}
