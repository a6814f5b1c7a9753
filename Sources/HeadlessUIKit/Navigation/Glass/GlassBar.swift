import Foundation

/// The places of what belongs to a navigation bar in the iOS 26 design.
@MainActor
enum GlassBar {
    /// How far content that does not extend under the bar still starts under it. The true distance is not known: it is
    /// the room below the buttons (B17.51).
    private static let overlap: CGFloat = 10

    /// Returns how far content that does not extend under the bar starts under it. The safe area is exact (B17.51).
    static func contentOverlap(in stack: UINavigationController) -> CGFloat {
        HeadlessDevice.hasGlass && !stack.isNavigationBarHidden ? overlap : 0
    }
}
