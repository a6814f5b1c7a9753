import UIKit

/// Keeps a screen below a bar that was opaque: since Baton blanks the bar to paint it, UIKit would let the content come
/// under it (B8.30).
@MainActor
final class ContentFrameLease {
    let controller: UIViewController
    private var written: UIRectEdge?

    init(on controller: UIViewController) {
        self.controller = controller
        guard controller.edgesForExtendedLayout.contains(.top), !controller.extendedLayoutIncludesOpaqueBars else {
            return
        }
        controller.edgesForExtendedLayout.remove(.top)
        written = controller.edgesForExtendedLayout
    }

    /// Edges that the app has set since are the app's.
    func end() {
        guard let written, controller.edgesForExtendedLayout == written else { return }
        controller.edgesForExtendedLayout.insert(.top)
    }
}
