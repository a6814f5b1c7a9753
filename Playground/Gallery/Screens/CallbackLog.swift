/// Where the gallery's screens say what UIKit calls on them, so that it can be shown beside what is seen.
@MainActor
public enum CallbackLog {
    /// What happens with a line; by default nothing.
    public static var receive: (String) -> Void = { _ in }
}
