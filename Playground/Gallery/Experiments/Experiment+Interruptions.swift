import UIKit

@MainActor
extension Experiment {
    /// What becomes of a push of UIKit's own when code pops or pushes again before its end.
    static let interruptions = Experiment(
        "Interruptions", summary: "Pops, and pushes again, in the middle of a push of UIKit's own."
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        return [try await popping(stack, on: bench), try await pushing(stack, on: bench)]
    }

    private static func popping(_ stack: UINavigationController, on bench: Bench) async throws -> Finding {
        var ends: [TimeInterval] = []
        stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: true)
        await bench.wait(0.1)
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends.append(CACurrentMediaTime()) }
        let start = CACurrentMediaTime()
        stack.popViewController(animated: true)
        let screens = stack.viewControllers.count
        try await settleBoth(stack, on: bench)
        guard let end = ends.first else { throw Bench.Stopped(reason: "The push reported no end.") }
        return Finding(
            "U1", .answer(end - start < 0.1 ? "thePushEndsAtOnce" : "thePopWaits"),
            ["secondsToTheEndOfThePush": end - start, "screensAfterThePop": Double(screens)])
    }

    private static func pushing(_ stack: UINavigationController, on bench: Bench) async throws -> Finding {
        stack.pushViewController(BenchScreen("Third", color: .systemTeal), animated: true)
        await bench.wait(0.1)
        stack.pushViewController(BenchScreen("Fourth"), animated: true)
        let screens = stack.viewControllers.count
        try await settleBoth(stack, on: bench)
        return Finding(
            "U3", .answer(screens == 3 ? "appliedAtOnce" : "queued"),
            ["screensAfterTheCall": Double(screens), "screensAtTheEnd": Double(stack.viewControllers.count)])
    }

    /// Waits for the end of the push, and of what waits for it.
    private static func settleBoth(_ stack: UINavigationController, on bench: Bench) async throws {
        try await bench.settle(stack)
        try await bench.settle(stack)
    }
}
