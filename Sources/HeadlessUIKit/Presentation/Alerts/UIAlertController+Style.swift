extension UIAlertController {
    /// The form of an alert.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }
}
