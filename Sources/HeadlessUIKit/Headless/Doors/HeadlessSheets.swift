public import Foundation

/// The gestures of a user on a sheet: pulling, releasing, and tapping outside.
@preconcurrency @MainActor
public enum HeadlessSheets {
    /// The way a pull ends.
    public enum Release: Sendable {
        /// The sheet is dismissed, or rests at the nearest detent.
        case finish
        /// The sheet returns to the place where it rested before.
        case cancel
    }

    /// Pulls the sheet of a presented view controller to a distance in points below the place where the sheet rested.
    ///
    /// The first call begins the pull and asks the delegate. A negative distance pulls the sheet up.
    public static func pull(_ controller: UIViewController, by distance: CGFloat) {
        guard let sheet = sheet(of: controller) else { return }
        if sheet.pull == nil { sheet.pull = SheetPull(sheet, by: distance, upwards: distance < 0) }
        sheet.pull?.move(by: distance)
    }

    /// Ends the pull.
    public static func release(_ controller: UIViewController, _ release: Release) {
        guard let sheet = sheet(of: controller) else { return }
        let pull = sheet.pull
        sheet.pull = nil
        pull?.release(release)
    }

    /// Taps the dimmed area outside a sheet.
    public static func tapOutside(_ controller: UIViewController) {
        sheet(of: controller)?.run?.dismissByTap()
    }

    private static func sheet(of controller: UIViewController) -> UISheetPresentationController? {
        guard let sheet = controller.activePresentationController as? UISheetPresentationController else {
            HeadlessLog.warn("\(type(of: controller)) is not presented as a sheet, so it cannot be pulled.")
            return nil
        }
        return sheet
    }
}
