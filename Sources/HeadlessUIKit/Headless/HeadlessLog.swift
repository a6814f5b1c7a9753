import Foundation

/// Collects the messages that UIKit would only print to the console, so that tests can check them.
@preconcurrency @MainActor
public enum HeadlessLog {
    /// The warnings since the last reset, oldest first.
    public private(set) static var warnings: [String] = []

    /// The messages that libraries wrote to the log since the last reset, oldest first.
    public private(set) static var messages: [String] = []

    /// The notifications posted to assistive technologies since the last reset, oldest first.
    public private(set) static var accessibilityPosts: [HeadlessAccessibilityPost] = []

    /// The haptic feedback since the last reset, oldest first.
    public private(set) static var feedback: [HeadlessFeedback] = []

    /// Removes all entries, for the next test.
    ///
    /// A warning of a delegate method that is never called stays while the delegate exists: the test may have set it before.
    public static func reset() {
        warnings = []
        messages = []
        accessibilityPosts = []
        feedback = []
        HeadlessBars.appearanceOffences = []
        HeadlessURLs.reset()
        UncalledMethods.repeatWarnings()
    }

    /// Writes a line to the log and prints it. It is the equivalent of `NSLog` on Apple platforms.
    public static func write(_ message: String) {
        messages.append(message)
        print(message)
    }

    /// Adds a warning. One from another thread, such as from drawing in the background, is only printed.
    nonisolated static func warn(_ message: String) {
        guard Thread.isMainThread else { return print(message) }
        MainActor.assumeIsolated { warnings.append(message) }
    }

    static func note(_ given: HeadlessFeedback) {
        feedback.append(given)
    }

    static func note(_ notification: UIAccessibility.Notification, argument: Any?, isByUIKit: Bool = false) {
        accessibilityPosts.append(
            HeadlessAccessibilityPost(notification, argument: argument, isByUIKit: isByUIKit))
    }
}
