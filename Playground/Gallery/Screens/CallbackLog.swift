/// Receives the UIKit callbacks of the gallery's view controllers, so that they can be shown next to the screen.
@MainActor
public enum CallbackLog {
    /// Handles a line. By default the line is ignored.
    public static var receive: (String) -> Void = { _ in }
}
