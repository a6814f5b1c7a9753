import UIKit

@MainActor
extension Experiment {
    /// What the numbers of a paused transition and a paused animator mean.
    static let pauses = Experiment(
        "Pauses", summary: "Reads the progress of a transition and of an animator before and after a pause."
    ) { bench in
        let animator = BenchAnimator(duration: 1)
        let director = BenchDirector(animator)
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        director.interaction = interaction
        let root = BenchScreen("First")
        let stack = UINavigationController(rootViewController: root)
        stack.delegate = bench.keep(director)
        try await bench.show(stack)
        stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: true)
        await bench.wait(0.5)
        interaction.pause()
        let fraction = animator.running?.fractionComplete ?? 0
        let percent = interaction.percentComplete
        interaction.update(0.9)
        interaction.finish()
        try await bench.settle(stack)
        stack.delegate = nil
        stack.popViewController(animated: false)
        await bench.wait(0.1)
        let paused = Finding(
            "B27.16", Outcome(percent == 0), ["percentComplete": Double(percent), "fraction": Double(fraction)])
        let box = FadingBox(in: root.view)
        return [paused, await running(box, on: bench), reversed(box), await first(box, on: bench)]
    }

    /// A quarter of an easing animation: what is shown is far from a quarter of the way.
    private static func running(_ box: FadingBox, on bench: Bench) async -> Finding {
        let animator = box.animator(duration: 2, curve: .easeInOut)
        animator.startAnimation()
        await bench.wait(0.5)
        let running = animator.fractionComplete
        animator.pauseAnimation()
        let paused = animator.fractionComplete
        let seen = box.seen
        box.stop(animator)
        return Finding(
            "B6.57", Outcome(abs(running - paused) < 0.05),
            ["running": Double(running), "paused": Double(paused), "seen": Double(seen)])
    }

    private static func reversed(_ box: FadingBox) -> Finding {
        let animator = box.animator(duration: 1, curve: .linear)
        animator.fractionComplete = 0.3
        animator.isReversed = true
        let fraction = animator.fractionComplete
        box.stop(animator)
        return Finding(
            "B6.56", .answer(fraction < 0.5 ? "fromTheStart" : "fromTheReversedStart"),
            ["set": 0.3, "read": Double(fraction)])
    }

    /// The frames before the first fraction of an inactive animator is seen.
    private static func first(_ box: FadingBox, on bench: Bench) async -> Finding {
        let animator = box.animator(duration: 1, curve: .linear)
        await bench.wait(0.1)
        animator.fractionComplete = 0.5
        let samples = await bench.sample(for: 0.2) { box.seen }
        box.stop(animator)
        let still = samples.prefix { $0.value < 0.25 }.count
        return Finding("B27.32", .answer(still > 0 ? "late" : "atOnce"), ["framesBefore": Double(still)])
    }
}
