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
    /// if the view has no place on the screen, with advice that calls the view by its role.
    func look(of view: UIView, as role: String = "shared") -> ElementLook? {
        if let problem = problem(of: view) { return advise(role, problem) }
        let look = seenLook(of: view)
        if let problem = look.problem { return advise(role, problem) }
        return look
    }

    /// What is wrong with a view so that it has no look.
    private func problem(of view: UIView) -> Problem? {
        if view.window !== container.window || view === moved?.view {
            return Problem(
                "is not in the window of the transition, or is the view of a whole screen",
                "Return a view that is on the screen, or nil.")
        }
        if !place(of: view).isUsable || !view.bounds.isUsable {
            return Problem("has no size, or one that is not finite", "Return a view that is laid out, or nil.")
        }
        if !isUpright(view) {
            return Problem("is rotated", "Return a view that is upright, for example the one that contains it.")
        }
        return nil
    }

    private func seenLook(of view: UIView) -> ElementLook {
        let frame = place(of: view)
        var look = ElementLook(frame, alpha: view.isHidden ? 0 : view.alpha)
        look.cornerRadius = view.layer.cornerRadius * frame.width / view.bounds.width
        look.roundCorners = view.layer.maskedCorners
        for ancestor in ancestors(of: view) {
            if ancestor !== moved?.view { look.alpha *= ancestor.alpha }
            if ancestor.isHidden { look.alpha = 0 }
            if ancestor.clipsToBounds { look.clip(to: place(of: ancestor), corners: ancestor.layer) }
        }
        look.clip(to: container.bounds)
        bars(over: view).forEach { look.leave(place(of: $0)) }
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
        let (place, origin) = (moved.posed.place, moved.view.bounds.origin)
        return view.convert(view.bounds, to: moved.view).offsetBy(dx: place.minX - origin.x, dy: place.minY - origin.y)
    }

    private func advise(_ role: String, _ problem: Problem) -> ElementLook? {
        let name = provider.map { type(of: $0) as Any.Type } ?? SharedElement.self
        Advice.give(about: name, "A \(role) view \(problem.text), so it does not travel.", problem.remedy)
        return nil
    }
}
