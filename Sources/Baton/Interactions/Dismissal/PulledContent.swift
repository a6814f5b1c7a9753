import UIKit

/// The scroll views under the finger of a pull. Their content moves before the screen does. While the screen moves, the
/// content is held at its end. Nothing else of a scroll view is changed, and its delegate is told of what it is always
/// told.
@MainActor
final class PulledContent {
    private let views: [UIScrollView]
    private let isVertical: Bool
    /// 1 if a movement towards the edge has a positive coordinate.
    private let sign: CGFloat
    /// The scroll view that is held, which bounced before.
    private weak var held: UIScrollView?
    /// Removes what was added to the scroll views' pans, in the turn after the object is released.
    private var end: ReleaseNotice?

    /// Finds the scroll views between a touched view and the pulled view that scroll along the edge's axis.
    init(from touched: UIView?, to pulled: UIView, towards edge: DirectionalEdge) {
        isVertical = edge.isVertical
        sign = edge.isAtEnd(in: pulled.effectiveUserInterfaceLayoutDirection) ? 1 : -1
        let around = touched.map { sequence(first: $0, next: \.superview).prefix { $0 !== pulled } } ?? []
        views = around.compactMap { $0 as? UIScrollView }.filter { Self.scrolls($0, vertically: edge.isVertical) }
    }

    /// Whether a scroll view takes drags along an axis.
    static func scrolls(_ view: UIScrollView, vertically isVertical: Bool) -> Bool {
        let span = span(of: view, vertically: isVertical)
        let bounces = isVertical ? view.alwaysBounceVertical : view.alwaysBounceHorizontal
        return view.isScrollEnabled && (span.upperBound > span.lowerBound || bounces && view.bounces)
    }

    /// The offsets at which the content can rest.
    private static func span(of view: UIScrollView, vertically isVertical: Bool) -> ClosedRange<CGFloat> {
        let insets = view.adjustedContentInset
        let lowest = isVertical ? -insets.top : -insets.left
        let highest =
            isVertical
            ? view.contentSize.height + insets.bottom - view.bounds.height
            : view.contentSize.width + insets.right - view.bounds.width
        return lowest...max(lowest, highest)
    }

    /// Whether no scroll view is under the finger.
    var isEmpty: Bool { views.isEmpty }
    /// Whether the drag scrolls content too, so that it can scroll it again after it has moved the screen.
    var isDragged: Bool { views.contains(where: \.isDragging) }

    /// How far content can still move towards the edge. Of nested scroll views the one with the most room counts, because
    /// all of them move before the screen. A drag of content that can be refreshed by a pull never moves the screen.
    var room: CGFloat { views.map(room(of:)).max { abs($0) < abs($1) } ?? 0 }

    private func room(of view: UIScrollView) -> CGFloat {
        if isVertical, sign > 0, view.refreshControl != nil { return .infinity }
        return sign > 0 ? offset(of: view) - end(of: view) : end(of: view) - offset(of: view)
    }

    private func offset(of view: UIScrollView) -> CGFloat {
        isVertical ? view.contentOffset.y : view.contentOffset.x
    }

    /// The offset of content that cannot move any farther towards the edge.
    private func end(of view: UIScrollView) -> CGFloat {
        let span = Self.span(of: view, vertically: isVertical)
        return sign > 0 ? span.lowerBound : span.upperBound
    }

    /// Calls a closure when a drag has moved the content, whichever of two recognizers UIKit calls first (B28.7).
    func follow(_ moved: @escaping @MainActor () -> Void) {
        watch { [weak self] pan in
            if self?.views.first(where: \.isDragging)?.panGestureRecognizer === pan { moved() }
        }
    }

    /// Calls a closure after the actions of the scroll views' own pans.
    private func watch(_ acted: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        let actions = views.map(\.panGestureRecognizer).map { ($0, GestureAction(on: $0, acted)) }
        end = ReleaseNotice { actions.forEach { $1.remove(from: $0) } }
    }

    /// Keeps the content at its end while the screen moves.
    func hold() {
        guard let view = views.first(where: \.isDragging) else { return }
        if view.bounces {
            held = view
            view.bounces = false
        }
        move(view, to: 0)
    }

    /// Lets the content move again, from a distance to its end.
    func letGo(at room: CGFloat) {
        if let view = views.first(where: \.isDragging) { move(view, to: room) }
        letGo()
    }

    /// Lets the content move again.
    func letGo() {
        held?.bounces = true
        held = nil
    }

    /// Lets the content move again, and ends the drag of it, so that the velocity of the finger does not move it.
    func stop() {
        let moving = views.filter { $0.isDragging || $0.isDecelerating }
        let halt = { moving.forEach { $0.setContentOffset($0.contentOffset, animated: false) } }
        moving.forEach { $0.panGestureRecognizer.letGo() }
        halt()
        // The end of the drag may have come before this, or come after it in the same turn.
        watch { _ in halt() }
        letGo()
    }

    private func move(_ view: UIScrollView, to room: CGFloat) {
        let place = end(of: view) + room * sign
        guard offset(of: view) != place else { return }
        let former = view.contentOffset
        view.contentOffset = isVertical ? CGPoint(x: former.x, y: place) : CGPoint(x: place, y: former.y)
    }
}
