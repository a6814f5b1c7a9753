public import Foundation

/// The accessibility settings of the user, and the notifications for assistive technology.
public enum UIAccessibility {
    /// A kind of change of which assistive technology is notified.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { HeadlessDevice.current.reduceMotion }
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        HeadlessDevice.current.reduceTransparency
    }
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { HeadlessDevice.current.isVoiceOverRunning }
    /// Whether transitions should cross-fade instead of slide. The preference counts only with reduced motion (B20.1).
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { HeadlessDevice.current.crossFades }

    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Posts notifications for changed accessibility settings (B10.24).
    @MainActor
    static func tellChanges(from old: HeadlessDevice, to new: HeadlessDevice) {
        if old.isVoiceOverRunning != new.isVoiceOverRunning {
            NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
        }
        if old.reduceMotion != new.reduceMotion {
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
        if old.reduceTransparency != new.reduceTransparency {
            NotificationCenter.default.post(name: reduceTransparencyStatusDidChangeNotification, object: nil)
        }
        if old.crossFades != new.crossFades {
            NotificationCenter.default.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
        }
    }

    /// Notifies assistive technology. There is none here, so the notification is recorded in `HeadlessLog`. The focus
    /// moves to the element that is passed with a change of the screen or the layout.
    @preconcurrency @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        HeadlessLog.note(notification, argument: argument)
        guard [.screenChanged, .layoutChanged].contains(notification), let argument else { return }
        // A text is spoken.
        guard !(argument is String), !(argument is NSString), let element = argument as? NSObject else { return }
        AccessibilityFocus.move(to: element)
    }

    /// Returns the element that has the focus of an assistive technology, or of any if the identifier is nil.
    @preconcurrency @MainActor
    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? { AccessibilityFocus.element }
}
