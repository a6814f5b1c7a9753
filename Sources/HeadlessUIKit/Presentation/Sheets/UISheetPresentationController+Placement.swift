extension UISheetPresentationController {
    /// The place of a sheet in a container that is wider than the sheet.
    public enum Placement: Int, Sendable {
        case automatic = 0
        case leading = 1
        case center = 2
        case trailing = 3
    }
}
