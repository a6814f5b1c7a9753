import UIKit

/// The views under a finger, from the one that it has touched to that of a screen. A swipe in the content yields to them.
@MainActor
struct TouchedContent {
    private let views: [UIView]

    /// Returns nil if the touched view is not in the screen.
    init?(_ touched: UIView?, in screen: UIView?) {
        guard let screen, let touched, touched.isDescendant(of: screen) else { return nil }
        views = Array(sequence(first: touched) { $0 === screen ? nil : $0.superview })
    }

    /// Whether a view uses drags itself, and says so.
    var usesDrags: Bool { views.contains(where: \.usesDragsItself) }

    /// The pans that may go in any direction.
    var freePans: [UIGestureRecognizer] {
        views.flatMap { $0.gestureRecognizers ?? [] }.filter(\.isFreePan)
    }

    /// Whether a long press or a pan has the finger.
    var isHeld: Bool {
        views.contains { $0.gestureRecognizers?.contains(where: \.holdsFinger) == true }
    }

    /// Whether a drag towards an edge turns a page.
    func turnsPage(towards edge: DirectionalEdge) -> Bool {
        views.contains { $0.turnsPage(towards: edge) }
    }

    /// Whether a drag towards an edge scrolls a view.
    func scrolls(towards edge: DirectionalEdge) -> Bool {
        views.contains { ($0 as? UIScrollView)?.scrolls(towards: edge) == true }
    }
}
