/// Two measurements of the same kind that were made alternately, because other load on the machine then affects both
/// equally.
struct Comparison {
    /// The medians in seconds.
    let one: Double
    let other: Double
    /// The median of the ratios of the pairs, of the first to the second.
    let ratio: Double

    /// Measures pairs.
    @MainActor
    init(pairs: Int = 9, _ one: () throws -> Double, to other: () throws -> Double) rethrows {
        let pairs = try (0..<pairs).map { _ in (one: try one(), other: try other()) }
        self.one = Stopwatch.median(pairs.map(\.one))
        self.other = Stopwatch.median(pairs.map(\.other))
        ratio = Stopwatch.median(pairs.map { $0.one / $0.other })
    }
}
