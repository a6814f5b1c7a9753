import UIKit

/// Keeps a screen's content outside of a bar that was opaque. Baton blanks such a bar to paint it, and UIKit would then
/// extend the content under it (B8.30).
@MainActor
final class ContentFrameOverride: ScreenOverride {
    private weak var controller: UIViewController?
    private let edge: UIRectEdge
    private let isWritten: Bool

    /// - Parameter edge: The edge that the bar is at.
    init(on controller: UIViewController, at edge: UIRectEdge) {
        self.controller = controller
        self.edge = edge
        isWritten =
            controller.edgesForExtendedLayout.contains(edge) && !controller.extendedLayoutIncludesOpaqueBars
        if isWritten { controller.edgesForExtendedLayout.remove(edge) }
    }

    var item: UINavigationItem? { controller?.barScreen.navigationItem }

    func isOn(_ controller: UIViewController) -> Bool { controller === self.controller }

    /// Restores the edge.
    func end() {
        if isWritten { controller?.edgesForExtendedLayout.insert(edge) }
    }
}
