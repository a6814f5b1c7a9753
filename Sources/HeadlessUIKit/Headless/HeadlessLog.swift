import Foundation

/// Collects what UIKit would only print to the console, so that tests can read and count it.
@MainActor
public enum HeadlessLog {
    /// The warnings since the last reset, oldest first.
    public private(set) static var warnings: [String] = []

    /// What libraries wrote to the log since the last reset, oldest first.
    public private(set) static var messages: [String] = []

    /// What was posted to assistive technology since the last reset, oldest first.
    public private(set) static var accessibilityPosts: [(notification: UIAccessibility.Notification, argument: Any?)] =
        []

    /// Forgets everything, for the next test.
    public static func reset() {
        warnings = []
        messages = []
        accessibilityPosts = []
    }

    /// Writes a line to the log, where an Apple system has `NSLog`. It is printed too.
    public static func write(_ message: String) {
        messages.append(message)
        print(message)
    }

    static func warn(_ message: String) {
        warnings.append(message)
    }

    static func note(_ notification: UIAccessibility.Notification, argument: Any?) {
        accessibilityPosts.append((notification, argument))
    }
}
