import UIKit

/// One of the two screens between which views travel.
@MainActor
struct SharedScreen {
    private let controller: UIViewController
    private let provider: (any SharedViewProvider)?
    /// The view that the transition moves, or nil if UIKit keeps the screen in its place.
    private let moved: TransitionParticipant?
    private let container: UIView

    init(of controller: UIViewController, moved: TransitionParticipant?, in container: UIView) {
        self.controller = controller
        provider = controller.sharedViewProvider
        self.moved = moved
        self.container = container
    }

    /// Lays the screen out if it needs that. A list that was reloaded in this turn has no cells before.
    func layOut() {
        controller.viewIfLoaded?.layoutIfNeeded()
    }

    /// Returns the screen's view for an element.
    func view(for element: SharedElement, in change: ScreenChange) -> UIView? {
        provider?.sharedView(for: element.identifier, in: change)
    }

    /// Returns the look of a view where it is without any pose of its screen, in the coordinates of the container. Returns nil
    /// and gives advice if the view has no place on the screen.
    func look(of view: UIView) -> ElementLook? {
        guard view.window === container.window, view !== moved?.view else {
            return advise(
                "A shared view is not in the window of the transition, or is the view of a whole screen.",
                "Return a view that is on the screen, or nil.")
        }
        let frame = place(of: view)
        guard frame.isUsable, view.bounds.isUsable else {
            return advise(
                "A shared view has no size, or one that is not finite.", "Return a view that is laid out, or nil.")
        }
        guard isUpright(view) else {
            return advise(
                "A shared view is rotated, so that it fades instead of travelling.",
                "Return a view that is upright, for example the one that contains it.")
        }
        var look = ElementLook(frame, alpha: view.alpha)
        look.cornerRadius = view.layer.cornerRadius * frame.width / view.bounds.width
        look.roundCorners = view.layer.maskedCorners
        var isHidden = view.isHidden
        for ancestor in ancestors(of: view) {
            if ancestor !== moved?.view { look.alpha *= ancestor.alpha }
            isHidden = isHidden || ancestor.isHidden
            if ancestor.clipsToBounds { look.clip(to: place(of: ancestor), corners: ancestor.layer) }
        }
        guard !isHidden, look.alpha > 0 else {
            return advise(
                "A shared view is hidden or transparent, so that it fades instead of travelling.",
                "Show it before the transition, or return nil.")
        }
        look.clip(to: container.bounds)
        bars(over: view).forEach { look.leave(place(of: $0)) }
        guard !look.visible.isEmpty else {
            return advise(
                "A shared view is out of sight, so that it fades instead of travelling.",
                "Scroll it into sight before the transition, or return nil.")
        }
        return look
    }

    /// The views around a view, up to the one that the transition moves, or to the container.
    private func ancestors(of view: UIView) -> [UIView] {
        var ancestors: [UIView] = []
        for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor !== container {
            ancestors.append(ancestor)
            if ancestor === moved?.view { break }
        }
        return ancestors
    }

    /// The bars that are above a view but below the travellers.
    private func bars(over view: UIView) -> [UIView] {
        sequence(first: provider ?? controller, next: \.parent).flatMap { controller -> [UIView] in
            guard let around = controller.viewIfLoaded, view.isDescendant(of: around),
                !container.isDescendant(of: around)
            else { return [] }
            let stack = controller as? UINavigationController
            let bars = [stack?.navigationBar, stack?.toolbar, (controller as? UITabBarController)?.tabBar]
            return bars.compactMap { $0 }.filter { bar in
                bar.window != nil && !bar.isHidden && bar.alpha > 0 && !view.isDescendant(of: bar)
            }
        }
    }

    /// Whether the sides of a view are those of its frame, also without the pose of its screen.
    private func isUpright(_ view: UIView) -> Bool {
        let space = moved.flatMap { view.isDescendant(of: $0.view) ? $0.view : nil } ?? container
        let bounds = view.bounds
        let start = view.convert(bounds.origin, to: space)
        let across = view.convert(CGPoint(x: bounds.maxX, y: bounds.minY), to: space)
        let down = view.convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: space)
        return abs(across.y - start.y) < 0.5 && abs(down.x - start.x) < 0.5 && across.x > start.x && down.y > start.y
    }

    /// The frame of a view in the container, as if its screen were in its place.
    private func place(of view: UIView) -> CGRect {
        guard let moved, view.isDescendant(of: moved.view) else { return view.convert(view.bounds, to: container) }
        let (place, origin) = (moved.place, moved.view.bounds.origin)
        return view.convert(view.bounds, to: moved.view).offsetBy(dx: place.minX - origin.x, dy: place.minY - origin.y)
    }

    private func advise(_ problem: String, _ remedy: String) -> ElementLook? {
        let name = provider.map { type(of: $0) as Any.Type } ?? SharedElement.self
        Advice.give(about: name, problem, remedy)
        return nil
    }
}

extension ElementLook {
    /// Clips the look to the place of a view around it. A view of the same size gives it its corners.
    fileprivate mutating func clip(to place: CGRect, corners layer: CALayer? = nil) {
        let covers = abs(place.width - frame.width) < 0.5 && abs(place.height - frame.height) < 0.5
        if let layer, covers, layer.cornerRadius > cornerRadius {
            (cornerRadius, roundCorners) = (layer.cornerRadius, layer.maskedCorners)
        }
        // A part of a point is the difference of two roundings.
        if !place.insetBy(dx: -0.5, dy: -0.5).contains(visible) { visible = visible.intersection(place) }
    }

    /// Clips the look to what is below a bar at the top, or above a bar at the bottom.
    fileprivate mutating func leave(_ bar: CGRect) {
        let covered = visible.intersection(bar)
        guard covered.width > visible.width - 0.5, covered.height > 0.5 else { return }
        let isAtTop = bar.midY < visible.midY
        visible = CGRect(
            x: visible.minX, y: isAtTop ? bar.maxY : visible.minY, width: visible.width,
            height: isAtTop ? max(0, visible.maxY - bar.maxY) : max(0, bar.minY - visible.minY))
    }
}

extension CGRect {
    /// The longest distance that a layout has a use for. With numbers that are much greater a layer loses its place.
    private static let farthest: CGFloat = 1e6

    /// Whether a view can travel from such a frame.
    fileprivate var isUsable: Bool {
        width > 0 && height > 0 && [minX, minY, maxX, maxY].allSatisfy { abs($0) < Self.farthest }
    }
}
