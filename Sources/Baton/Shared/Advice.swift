import UIKit

/// Where Baton says what was misused and what to do instead, once for each message.
///
/// Nothing that an app does at run time traps: it is clamped or ignored, the transition still ends, and one line comes
/// here. Send it to your own logger, or fail a test on it:
///
/// ```swift
/// Advice.receive = { XCTFail($0) }
/// ```
@MainActor
public enum Advice {
    /// What happens with a line of advice; by default it is printed.
    public static var receive: (String) -> Void = { print("Baton: \($0)") }

    private static var given: Set<String> = []

    /// Gives advice unless the very same was given before.
    static func give(_ message: String) {
        guard given.insert(message).inserted else { return }
        receive(message)
    }

    /// Forgets what was given, so that a test can ask for a message again.
    public static func reset() {
        given = []
    }
}
