import Foundation

/// The seeds of a random test. With `RANDOM_SEED` in the environment there is only that one, which repeats a failure.
enum RandomSeeds {
    /// The seed in the environment, if there is one.
    static let single = ProcessInfo.processInfo.environment["RANDOM_SEED"].flatMap(UInt64.init)
    private static let usual: UInt64 = 20_261_121

    /// The seeds from 1 to a count.
    static func first(_ count: Int) -> [UInt64] {
        single.map { [$0] } ?? Array(1...UInt64(count))
    }

    /// The seed of a test that acts in one app for a long time.
    static var one: UInt64 { single ?? usual }
}
