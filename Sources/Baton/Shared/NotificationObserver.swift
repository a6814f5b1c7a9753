package import UIKit

/// Observes a notification of UIKit, such as a change of a setting, for as long as the object exists.
package final class NotificationObserver {
    private let token: any NSObjectProtocol

    /// - Parameter name: The notification, which UIKit posts on the main thread.
    package convenience init(of name: Notification.Name, _ onChange: @escaping @MainActor () -> Void) {
        self.init(of: name, reading: { _ in }, onChange)
    }

    /// Observes a notification from which a closure reads what is needed.
    package init<Value: Sendable>(
        of name: Notification.Name, reading read: @escaping @Sendable (Notification) -> Value,
        _ onChange: @escaping @MainActor (Value) -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            // An app may post it too, from any thread.
            guard Thread.isMainThread else { return }
            let value = read(notification)
            MainActor.assumeIsolated { onChange(value) }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
