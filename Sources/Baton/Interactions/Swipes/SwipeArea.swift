public import UIKit

/// Where a swipe may begin.
///
/// UIKit's own swipes follow `off`, and the one in the content, on iOS 26 and later, follows `edge` and `part`. Before iOS 26 UIKit has
/// none in the content.
public enum SwipeArea: Sendable {
    /// At the leading edge, and from iOS 26 on anywhere in the content, like UIKit's own swipes.
    case automatic
    /// At the leading edge only.
    case edge
    /// At the leading edge and anywhere in the content.
    case content
    /// At the leading edge, and in the part of the content that a closure names. It is called with the point at which a
    /// finger lands, in the coordinates of the top screen's view.
    ///
    /// ```swift
    /// navigationController.transitions = .system.swipe(.part { point, _ in point.y > 200 })
    /// ```
    case part(@MainActor (_ point: CGPoint, _ screen: UIViewController) -> Bool)
    /// Nowhere.
    case off
}

extension SwipeArea {
    /// At the leading edge, and in the content up to a distance from it.
    public static func edge(width: CGFloat) -> SwipeArea {
        .part { point, screen in
            let (bounds, direction) = (screen.view.bounds, screen.view.effectiveUserInterfaceLayoutDirection)
            return (direction == .rightToLeft ? bounds.maxX - point.x : point.x - bounds.minX) <= width
        }
    }

    /// Whether a part of the content is left out.
    var isLimited: Bool {
        switch self {
        case .automatic, .content: false
        case .edge, .part, .off: true
        }
    }

    /// Whether no swipe begins.
    var isOff: Bool {
        if case .off = self { true } else { false }
    }

    /// Whether a point of a screen belongs to the area, apart from the edge.
    @MainActor
    func contains(_ point: CGPoint, of screen: UIViewController) -> Bool {
        switch self {
        case .automatic, .content: true
        case .edge, .off: false
        case .part(let allows): allows(point, screen)
        }
    }
}
