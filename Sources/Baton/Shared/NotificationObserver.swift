import UIKit

/// Observes a notification of UIKit, such as a change of a setting, for as long as the object exists.
final class NotificationObserver {
    private let token: any NSObjectProtocol

    /// - Parameter name: The notification, which UIKit posts on the main thread.
    init(of name: Notification.Name, _ onChange: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(onChange)
        }
    }

    /// - Parameter onChange: Called with the object of the notification.
    init(of name: Notification.Name, ofObject onChange: @escaping @MainActor (Any?) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            nonisolated(unsafe) let object = notification.object
            MainActor.assumeIsolated { onChange(object) }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
