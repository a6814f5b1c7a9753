/// What share sheets offer.
@MainActor
public enum HeadlessActivities {
    /// Returns the items that a share sheet offers to other apps.
    public static func items(of sheet: UIActivityViewController) -> [Any] { sheet.items }
}
