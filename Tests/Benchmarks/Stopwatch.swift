/// Measures work by its fastest run: what is slower was disturbed by something else on the machine.
struct Stopwatch {
    /// Seconds for one of `count` repetitions, in the fastest of `rounds`, each of which is prepared without being timed.
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
}
