import Foundation

/// Collects what UIKit would only print to the console, so that tests can read and count it.
@MainActor
public enum HeadlessLog {
    /// The warnings since the last reset, oldest first.
    public private(set) static var warnings: [String] = []

    /// What was posted to assistive technology since the last reset, oldest first.
    public private(set) static var accessibilityPosts: [(notification: UIAccessibility.Notification, argument: Any?)] =
        []

    /// Forgets everything, for the next test.
    public static func reset() {
        warnings = []
        accessibilityPosts = []
    }

    static func warn(_ message: String) {
        warnings.append(message)
    }

    static func note(_ notification: UIAccessibility.Notification, argument: Any?) {
        accessibilityPosts.append((notification, argument))
    }
}
