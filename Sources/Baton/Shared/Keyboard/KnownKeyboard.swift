import UIKit

/// Where the keyboard is.
///
/// UIKit reports each movement of the keyboard, and not a keyboard that is up already. Baton therefore listens from its first
/// object on.
@MainActor
enum KnownKeyboard {
    /// The frame in the coordinates of the screen, or null if no keyboard is known to be up.
    private(set) static var frame = CGRect.null
    private static var observers: [any NSObjectProtocol] = []

    /// Begins to listen, unless it has begun.
    static func watch() {
        guard observers.isEmpty else { return }
        let key = UIResponder.keyboardFrameEndUserInfoKey
        observe(UIResponder.keyboardWillChangeFrameNotification) { $0.userInfo?[key] as? CGRect ?? .null }
        observe(UIResponder.keyboardWillHideNotification) { _ in .null }
    }

    private static func observe(_ name: Notification.Name, _ read: @escaping @Sendable (Notification) -> CGRect) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let frame = read(notification)
                MainActor.assumeIsolated { self.frame = frame }
            })
    }
}
