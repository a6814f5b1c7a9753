import UIKit

/// Where Baton tells of misuse: what was wrong, and what to write instead, once for each message.
///
/// Nothing that an app does at run time stops it. A wrong value is clamped or ignored, the transition still ends, and one line
/// is written: with `NSLog` on Apple's systems, and to `HeadlessLog.messages` in the stand-in for UIKit. Send the lines to a
/// logger of your own, or fail a test on them:
///
/// ```swift
/// Advice.receive = { XCTFail($0) }
/// ```
@MainActor
public enum Advice {
    /// What happens with a line of advice. By default it is written to the log.
    public static var receive: @MainActor (String) -> Void = writeToLog

    private static var given: Set<String> = []

    /// Gives advice, unless the very same was given before.
    ///
    /// - Parameters:
    ///   - subject: The type that the advice is about.
    ///   - problem: A sentence that says what was wrong and what happens now.
    ///   - remedy: A sentence that says what to write instead.
    static func give(about subject: Any.Type, _ problem: String, _ remedy: String) {
        let message = "\(subject): \(problem) \(remedy)"
        guard given.insert(message).inserted else { return }
        receive(message)
    }

    /// Forgets what was given, so that the same messages are given again.
    public static func reset() {
        given = []
    }
}
