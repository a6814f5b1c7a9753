import Foundation

/// How much the random tests do, as a multiple of what they do in a debug build: `RANDOM_TIMES` in the environment, or 1.
///
/// The package has no other tests while that is set, so that a release build compiles these alone.
enum RandomTimes {
    static let value = ProcessInfo.processInfo.environment["RANDOM_TIMES"].flatMap(Int.init) ?? 1
}
