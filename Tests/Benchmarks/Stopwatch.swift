/// Measures the time of work on a machine that is also used for other work.
struct Stopwatch {
    /// Returns the seconds for one of `count` repetitions, in the fastest of `rounds`. Slower rounds were disturbed.
    /// The preparation of a round is not measured.
    @MainActor
    static func seconds(
        per count: Int, rounds: Int = 7, after prepare: () -> Void = {}, _ work: () throws -> Void
    ) rethrows -> Double {
        let clock = ContinuousClock()
        var fastest = Double.infinity
        for _ in 0..<rounds {
            prepare()
            let elapsed = try clock.measure { for _ in 0..<count { try work() } }
            fastest = min(fastest, elapsed / .seconds(1) / Double(count))
        }
        return fastest
    }

    /// Returns the seconds for one run.
    @MainActor
    static func seconds(_ work: () throws -> Void) rethrows -> Double {
        try ContinuousClock().measure(work) / .seconds(1)
    }

    /// Returns the median of the seconds for one run, for comparisons.
    @MainActor
    static func median(of rounds: Int, _ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        return median((0..<rounds).map { _ in clock.measure(work) / .seconds(1) })
    }

    static func median(_ figures: [Double]) -> Double {
        figures.sorted()[figures.count / 2]
    }
}
