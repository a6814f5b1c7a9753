public import Foundation

/// The finger on a sheet: pulls it, lets go of it, taps beside it, as only a user can.
@MainActor
public enum HeadlessSheets {
    /// How a pull ends.
    public enum Release: Sendable {
        /// With intent: dismissed, or at rest at the detent that is nearest.
        case finish
        /// Back to where it was.
        case cancel
    }

    /// Pulls the sheet that a controller is presented as to so many points below the place where it rested.
    ///
    /// The first call begins the pull and asks the delegate. Negative distances go up.
    public static func pull(_ controller: UIViewController, by distance: CGFloat) {
        guard let sheet = sheet(of: controller) else { return }
        if sheet.pull == nil { sheet.pull = SheetPull(sheet, by: distance) }
        sheet.pull?.move(by: distance)
    }

    /// Ends the pull.
    public static func release(_ controller: UIViewController, _ release: Release) {
        guard let sheet = sheet(of: controller) else { return }
        let pull = sheet.pull
        sheet.pull = nil
        pull?.release(release)
    }

    /// Taps the dimmed surroundings of a sheet.
    public static func tapOutside(_ controller: UIViewController) {
        sheet(of: controller)?.run?.dismissByTap()
    }

    private static func sheet(of controller: UIViewController) -> UISheetPresentationController? {
        guard let sheet = controller.activePresentationController as? UISheetPresentationController else {
            HeadlessLog.warn("\(type(of: controller)) is not presented as a sheet: there is nothing to pull.")
            return nil
        }
        return sheet
    }
}
