import UIKit

/// Keeps a screen's content where it would be without Baton.
///
/// An opaque bar is blanked to be painted, and UIKit would then extend the content under it (B8.30). A hidden bar
/// still exists for UIKit, which would keep the content below it on a screen that does not extend under bars.
@MainActor
final class ContentFrameOverride: ScreenOverride {
    /// Whether the content extends under the bar while the override lasts.
    let goesUnder: Bool
    private weak var controller: UIViewController?
    private let edge: UIRectEdge
    private let isWritten: Bool

    /// - Parameter edge: The edge that the bar is at.
    init(on controller: UIViewController, at edge: UIRectEdge, goesUnder: Bool) {
        self.controller = controller
        self.edge = edge
        self.goesUnder = goesUnder
        let isUnder = controller.edgesForExtendedLayout.contains(edge)
        isWritten = isUnder != goesUnder && (goesUnder || !controller.extendedLayoutIncludesOpaqueBars)
        if isWritten { extend(goesUnder) }
    }

    var item: UINavigationItem? { controller?.navigationItem }

    /// Restores the edge, unless the app has changed it since.
    func end() {
        guard isWritten, controller?.edgesForExtendedLayout.contains(edge) == goesUnder else { return }
        extend(!goesUnder)
    }

    private func extend(_ isUnder: Bool) {
        guard let controller else { return }
        var edges = controller.edgesForExtendedLayout
        if isUnder { edges.insert(edge) } else { edges.remove(edge) }
        controller.edgesForExtendedLayout = edges
    }
}
