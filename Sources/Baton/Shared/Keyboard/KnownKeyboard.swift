import UIKit

/// Where the keyboard is.
///
/// UIKit reports each movement of the keyboard, and not a keyboard that is up already. Baton therefore listens from its first
/// object on.
@MainActor
enum KnownKeyboard {
    /// The frame in the coordinates of the screen, or null if no movement has been reported.
    private(set) static var frame = CGRect.null
    private static var observer: (any NSObjectProtocol)?

    /// Begins to listen, unless it has begun.
    static func watch() {
        guard observer == nil else { return }
        let key = UIResponder.keyboardFrameEndUserInfoKey
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { notification in
            let frame = notification.userInfo?[key] as? CGRect
            MainActor.assumeIsolated { self.frame = frame ?? .null }
        }
    }
}
