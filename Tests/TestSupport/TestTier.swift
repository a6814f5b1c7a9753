import Foundation

/// Which tests are run.
package enum TestTier {
    /// What is run after each change: every behaviour once.
    case first
    /// Everything, with `ALL_TESTS=1` in the environment.
    case all

    package static let current: TestTier = ProcessInfo.processInfo.environment["ALL_TESTS"] == nil ? .first : .all

    /// The systems on which a test runs that holds for several: the newest of each design, or all.
    package func generations(of versions: [Int]) -> [Int] {
        guard self == .first else { return versions }
        return [versions.filter { $0 < 26 }, versions.filter { $0 >= 26 }].compactMap { $0.max() }
    }
}
