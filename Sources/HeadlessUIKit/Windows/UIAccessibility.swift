public import Foundation

/// What the user asked of the system's accessibility, and the way to tell assistive technology of changes.
public enum UIAccessibility {
    /// A kind of change that assistive technology wants to hear of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    @MainActor public static var isReduceMotionEnabled: Bool { HeadlessDevice.current.reduceMotion }
    @MainActor public static var prefersCrossFadeTransitions: Bool { HeadlessDevice.current.prefersCrossFade }

    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Posts what has changed in Settings (B10.24).
    @MainActor
    static func tellChanges(from old: HeadlessDevice, to new: HeadlessDevice) {
        if old.reduceMotion != new.reduceMotion {
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
        if old.prefersCrossFade != new.prefersCrossFade {
            NotificationCenter.default.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
        }
    }

    /// Tells assistive technology; there is none here, so what was told can be read in `HeadlessLog`.
    @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        HeadlessLog.note(notification, argument: argument)
    }
}
