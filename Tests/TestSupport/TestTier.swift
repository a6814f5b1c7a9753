import Foundation

/// Which tests are run.
package enum TestTier {
    /// What is run after each change: every behaviour once.
    case first
    /// Everything, with `ALL_TESTS=1` in the environment.
    case all

    package static let current: TestTier = ProcessInfo.processInfo.environment["ALL_TESTS"] == nil ? .first : .all
}
