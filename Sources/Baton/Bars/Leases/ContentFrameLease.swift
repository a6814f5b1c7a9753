import UIKit

/// Keeps a screen out from under a bar that was opaque: since Baton blanks the bar to paint it, UIKit would let the content
/// come under it (B8.30).
@MainActor
final class ContentFrameLease {
    let controller: UIViewController
    private let edge: UIRectEdge
    private var written: UIRectEdge?

    /// - Parameter edge: the one that the bar is at.
    init(on controller: UIViewController, at edge: UIRectEdge) {
        self.controller = controller
        self.edge = edge
        guard controller.edgesForExtendedLayout.contains(edge), !controller.extendedLayoutIncludesOpaqueBars else {
            return
        }
        controller.edgesForExtendedLayout.remove(edge)
        written = controller.edgesForExtendedLayout
    }

    /// Edges that the app has set since are the app's.
    func end() {
        guard let written, controller.edgesForExtendedLayout == written else { return }
        controller.edgesForExtendedLayout.insert(edge)
    }
}
