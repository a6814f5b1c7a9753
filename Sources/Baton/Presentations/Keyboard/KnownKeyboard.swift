import UIKit

/// Where the keyboard is. UIKit reports each movement of the keyboard, and not a keyboard that is up already. Baton
/// therefore listens from its first object on.
@MainActor
enum KnownKeyboard {
    /// The frame in the coordinates of the screen, or null if no keyboard is known to be up.
    private(set) static var frame = CGRect.null
    private static var observers: [NotificationObserver] = []

    /// Begins to listen, unless it has begun.
    static func watch() {
        guard observers.isEmpty else { return }
        let key = UIResponder.keyboardFrameEndUserInfoKey
        observers = [
            NotificationObserver(
                of: UIResponder.keyboardWillChangeFrameNotification,
                reading: { $0.userInfo?[key] as? CGRect ?? .null }, { frame = $0 }),
            NotificationObserver(of: UIResponder.keyboardWillHideNotification) { frame = .null },
        ]
    }
}
