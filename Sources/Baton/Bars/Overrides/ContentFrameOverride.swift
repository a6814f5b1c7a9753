import UIKit

/// Keeps a screen's content where it would be if Baton had left the bar alone.
///
/// A bar that was opaque is blanked to be painted, and UIKit would let the content come under it (B8.30). A hidden bar is
/// still there for UIKit, which would keep the content of a screen that goes under no bars below it.
@MainActor
final class ContentFrameOverride: ScreenOverride {
    /// Whether the content goes under the bar for as long as the override lasts.
    let goesUnder: Bool
    private weak var controller: UIViewController?
    private let edge: UIRectEdge
    private let isWritten: Bool

    /// - Parameter edge: the one that the bar is at.
    init(on controller: UIViewController, at edge: UIRectEdge, goesUnder: Bool) {
        self.controller = controller
        self.edge = edge
        self.goesUnder = goesUnder
        let isUnder = controller.edgesForExtendedLayout.contains(edge)
        isWritten = isUnder != goesUnder && (goesUnder || !controller.extendedLayoutIncludesOpaqueBars)
        if isWritten { extend(goesUnder) }
    }

    var item: UINavigationItem? { controller?.navigationItem }

    /// An edge that the app has set since is the app's.
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
