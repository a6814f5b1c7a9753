/// Measures what work takes on a machine that does other things too.
struct Stopwatch {
    /// Seconds for one of `count` repetitions, in the fastest of `rounds`, each of which is prepared without being timed:
    /// what is slower was disturbed.
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

    /// Seconds for one run.
    @MainActor
    static func seconds(_ work: () -> Void) -> Double {
        ContinuousClock().measure(work) / .seconds(1)
    }

    /// Seconds for a run that is neither among the faster nor among the slower half, for what is to be compared.
    @MainActor
    static func median(of rounds: Int, _ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        return median((0..<rounds).map { _ in clock.measure(work) / .seconds(1) })
    }

    static func median(_ figures: [Double]) -> Double {
        figures.sorted()[figures.count / 2]
    }
}
