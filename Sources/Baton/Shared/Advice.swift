import UIKit

/// Reports misuse of Baton: what was wrong, and what to write instead. Each message is reported once.
///
/// Misuse never stops the app. A wrong value is clamped or ignored, the transition still ends, and one line is written:
/// on Apple's systems to the log with the subsystem `Baton` and the category `advice`, and in the UIKit stand-in to
/// `HeadlessLog.messages`. Set `receive` to send the lines to your own logger, or to fail a test:
///
/// ```swift
/// Advice.receive = { XCTFail($0) }
/// ```
///
/// A new `Stage` of `BatonTesting` begins with no message given.
@MainActor
public enum Advice {
    /// Receives each line of advice. By default the line is written to the log.
    public static var receive: @MainActor (String) -> Void = writeToLog

    private static var given: Set<String> = []

    /// Gives advice, unless the same message was given before.
    ///
    /// - Parameters:
    ///   - subject: The type that the advice is about.
    ///   - problem: A sentence that says what was wrong and what happens now.
    ///   - remedy: A sentence that says what to write instead.
    package static func give(about subject: Any.Type, _ problem: String, _ remedy: String) {
        let message = "\(subject): \(problem) \(remedy)"
        guard given.insert(message).inserted else { return }
        NoteListeners.send(.advice, message)
        receive(message)
    }

    /// Gives advice about a wrong value, unless it was given before.
    static func give(about subject: Any.Type, _ problem: Problem) {
        give(about: subject, problem.text, problem.remedy)
    }

    /// Forgets which messages were given, so that they are given again.
    public static func reset() {
        given = []
    }
}
