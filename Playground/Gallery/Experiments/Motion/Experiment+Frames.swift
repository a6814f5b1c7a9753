import UIKit

@MainActor
extension Experiment {
    /// How a custom push and a pop that code drives look in each frame.
    static let frames = Experiment(
        "Frames", summary: "Reads in each frame how far a push, a pop and a cancelled pop have come."
    ) { bench in
        let animator = BenchAnimator(duration: 0.5)
        let director = BenchDirector(animator)
        let stack = UINavigationController(rootViewController: BenchScreen("First"))
        stack.delegate = bench.keep(director)
        try await bench.show(stack)
        stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: true)
        let push = await bench.sample(for: 0.8) { animator.seen }
        try await bench.settle(stack)
        let interaction = UIPercentDrivenInteractiveTransition()
        director.interaction = interaction
        stack.popViewController(animated: true)
        await bench.wait(0.1)
        interaction.update(0.2)
        await bench.wait(0.1)
        interaction.update(0.6)
        await bench.wait(0.1)
        let held = animator.seen
        interaction.cancel()
        let back = await bench.sample(for: 0.6) { animator.running == nil ? nil : animator.seen }
        try await bench.settle(stack)
        // The animation is linear.
        let isHeld = abs(held - 0.6) < 0.05 && abs(interaction.percentComplete - 0.6) < 0.01
        var numbers = numbers(of: push)
        numbers["seenAtSixTenths"] = Double(held)
        return [Finding("B5.2", Outcome(isHeld), numbers), cancelled(back)]
    }

    /// From 0.6 back at the speed of the animation takes 0.3 seconds.
    private static func cancelled(_ back: [Sample<CGFloat?>]) -> Finding {
        let moving = back.filter { $0.value != nil }
        let seconds = moving.last?.time ?? 0
        let steps = zip(moving, moving.dropFirst()).map { abs(($0.value ?? 0) - ($1.value ?? 0)) }
        return Finding(
            "B5.6", Outcome(abs(seconds - 0.3) < 0.08),
            ["seconds": seconds, "largestStep": Double(steps.max() ?? 0), "frames": Double(moving.count)])
    }

    private static func numbers(of push: [Sample<CGFloat>]) -> [String: Double] {
        let moving = push.filter { $0.value > 0.001 && $0.value < 0.999 }
        let seconds = (moving.last?.time ?? 0) - (moving.first?.time ?? 0)
        return ["secondsOfThePush": seconds, "framesOfThePush": Double(moving.count)]
    }
}
