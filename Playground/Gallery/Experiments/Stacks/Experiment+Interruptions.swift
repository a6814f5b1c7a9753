import UIKit

@MainActor
extension Experiment {
    /// What becomes of a push of UIKit's own when code pops or pushes again before its end.
    static let interruptions = Experiment(
        "Interruptions", summary: "Pops, and pushes again, in the middle of a push, and pops three times quickly."
    ) { bench in
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        try await bench.show(stack)
        return [
            try await popping(stack, on: bench), try await pushing(stack, on: bench),
            try await poppingThrice(stack, on: bench), try await endingEarly(stack, on: bench),
        ]
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

    /// Three pops, as by three quick taps on the back button.
    private static func poppingThrice(_ stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let director = BenchDirector(nil)
        stack.setViewControllers(["First", "Second", "Third", "Fourth"].map { BenchScreen($0) }, animated: false)
        await bench.wait(0.3)
        stack.delegate = bench.keep(director)
        var shown: [String] = []
        director.tell = { if $0 == "didShow" { shown.append($1.title ?? "") } }
        var numbers: [String: Double] = [:]
        var coordinators: [any UIViewControllerTransitionCoordinator] = []
        for number in 1...3 {
            stack.popViewController(animated: true)
            numbers["screensAfter\(number)"] = Double(stack.viewControllers.count)
            if let coordinator = stack.transitionCoordinator, !coordinators.contains(where: { $0 === coordinator }) {
                coordinators.append(coordinator)
            }
            await bench.wait(0.1)
        }
        for _ in 0..<3 { try await settleBoth(stack, on: bench) }
        numbers["screensAtTheEnd"] = Double(stack.viewControllers.count)
        numbers["coordinators"] = Double(coordinators.count)
        numbers["didShowOfOthers"] = Double(shown.filter { $0 != stack.topViewController?.title }.count)
        let shrinks = numbers["screensAfter1"] == 3 && numbers["screensAfter2"] == 2 && numbers["screensAfter3"] == 1
        return Finding("U2", .answer(shrinks ? "eachShrinksTheStack" : "someWait"), numbers)
    }

    /// Ends a transition whose animator was stopped, and pushes in the same turn.
    private static func endingEarly(_ stack: UINavigationController, on bench: Bench) async throws -> Finding {
        let animator = BenchAnimator(duration: 0.6)
        let director = BenchDirector(animator)
        stack.setViewControllers([BenchScreen("First")], animated: false)
        stack.delegate = bench.keep(director)
        let (second, third) = (BenchScreen("Second", color: .systemTeal), BenchScreen("Third"))
        stack.pushViewController(second, animated: true)
        await bench.wait(0.2)
        var appeared: [String] = []
        second.tell = { appeared.append("second." + $0) }
        third.tell = { appeared.append("third." + $0) }
        let context = animator.context
        animator.running?.stopAnimation(true)
        second.view.alpha = 1
        context?.completeTransition(true)
        stack.pushViewController(third, animated: true)
        try await settleBoth(stack, on: bench)
        let holds =
            context != nil && stack.topViewController === third
            && appeared.filter { $0.hasSuffix("viewDidAppear") } == ["second.viewDidAppear", "third.viewDidAppear"]
        return Finding(
            "completetransition-may-be-called-while-the", Outcome(holds),
            ["screens": Double(stack.viewControllers.count), "callbacks": Double(appeared.count)])
    }

    /// Waits for the end of the push, and of what waits for it.
    private static func settleBoth(_ stack: UINavigationController, on bench: Bench) async throws {
        try await bench.settle(stack)
        try await bench.settle(stack)
    }
}
