import UIKit

@MainActor
extension Experiment {
    /// How the rest of a motion runs after a release.
    static let releases = Experiment(
        "Releases",
        summary: "Measures how the rest of a motion runs by a spring, a curve and a percent-driven interaction."
    ) { bench in
        let root = BenchScreen("First")
        let director = BenchDirector(BenchAnimator(duration: 0.6))
        let stack = UINavigationController(rootViewController: root)
        stack.delegate = bench.keep(director)
        try await bench.show(stack)
        let box = FadingBox(in: root.view)
        return [
            await velocity(box, on: bench), await lengths(box, on: bench), await retraced(box, on: bench),
            await completed(box, on: bench), try await speed(stack, director, on: bench),
        ]
    }

    /// A critically damped spring of 10 per second goes on from 0.6 with a velocity of 5. Counted in what is left it
    /// moves by 1 - (1 + (10 - 5) t) exp(-10 t) of that.
    private static func velocity(_ box: FadingBox, on bench: Bench) async -> Finding {
        let animator = box.animator(duration: 1, curve: .linear)
        animator.fractionComplete = 0.6
        await bench.wait(0.1)
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 5, dy: 5))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        let samples = await bench.sample(for: 0.3) { Double(box.seen) }.filter { $0.value > 0.601 }
        box.stop(animator)
        func error(_ velocity: Double) -> Double {
            // Each device begins at another moment before the first frame, so the best beginning counts.
            let starts = stride(from: 0.0, through: 0.05, by: 0.002)
            return starts.map { start in
                samples.map { sample in
                    let time = max(0, sample.time - start)
                    let place = 0.6 + 0.4 * (1 - (1 + (10 - velocity) * time) * exp(-10 * time))
                    return abs(min(1, place) - sample.value)
                }.reduce(0, +) / Double(max(1, samples.count))
            }.min() ?? 0
        }
        // In whole distances, 5 are 12.5 of what is left.
        let (rest, whole) = (error(5), error(12.5))
        return Finding(
            "the-initial-velocity-of-a-spring", Outcome(rest < whole),
            ["errorOfTheRest": rest, "errorOfTheWhole": whole])
    }

    /// Two springs that differ in the duration they are told.
    private static func lengths(_ box: FadingBox, on bench: Bench) async -> Finding {
        let whole = await seconds(box, factor: 1, on: bench)
        let quarter = await seconds(box, factor: 0.25, on: bench)
        return Finding(
            "B6.59", .answer(quarter > whole * 0.8 ? "springsKeepTheirDuration" : "factorsStretchSprings"),
            ["seconds": whole, "secondsWithAQuarter": quarter])
    }

    private static func seconds(_ box: FadingBox, factor: CGFloat, on bench: Bench) async -> Double {
        let animator = box.animator(duration: 2, curve: .linear)
        animator.fractionComplete = 0.1
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        animator.continueAnimation(withTimingParameters: spring, durationFactor: factor)
        let samples = await bench.sample(for: 2.5) { Double(box.seen) }
        box.stop(animator)
        return samples.first { $0.value > 0.95 }?.time ?? 2.5
    }

    /// On the way back an easing out is quick at first, unless it is run through from its end.
    private static func retraced(_ box: FadingBox, on bench: Bench) async -> Finding {
        let animator = box.animator(duration: 1, curve: .linear)
        animator.fractionComplete = 0.8
        animator.isReversed = true
        let timing = UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 0.6), controlPoint2: CGPoint(x: 0.2, y: 1))
        animator.continueAnimation(withTimingParameters: timing, durationFactor: 1)
        await bench.wait(0.25)
        let covered = (0.8 - Double(box.seen)) / 0.8
        box.stop(animator)
        return Finding("new-timing-is-not-retraced-when", Outcome(covered > 0.5), ["coveredAfterAQuarter": covered])
    }

    private static func completed(_ box: FadingBox, on bench: Bench) async -> Finding {
        var calls = 0
        for _ in 0..<3 {
            let animator = continued(box) { calls += 1 }
            await bench.wait(0.6)
            box.stop(animator)
        }
        return Finding("an-animator-that-is-continued-calls", Outcome(calls == 3), ["calls": Double(calls), "of": 3])
    }

    private static func continued(_ box: FadingBox, then end: @escaping () -> Void) -> UIViewPropertyAnimator {
        let animator = box.animator(duration: 0.2, curve: .linear)
        animator.addCompletion { _ in end() }
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        return animator
    }

    /// Half of 0.6 seconds at half the speed lasts 0.6 seconds.
    private static func speed(
        _ stack: UINavigationController, _ director: BenchDirector, on bench: Bench
    ) async throws -> Finding {
        let held = await director.holdHalfway(on: bench) {
            stack.pushViewController(BenchScreen("Second", color: .systemTeal), animated: true)
        }
        held.completionSpeed = 0.5
        let start = CACurrentMediaTime()
        held.finish()
        _ = await bench.wait { stack.transitionCoordinator == nil }
        let seconds = CACurrentMediaTime() - start
        return Finding("B5.5", Outcome(abs(seconds - 0.6) < 0.12), ["seconds": seconds, "expected": 0.6])
    }
}
