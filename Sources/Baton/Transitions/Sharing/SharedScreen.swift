import UIKit

/// One of the two screens between which views travel.
@MainActor
struct SharedScreen {
    private let provider: (any SharedViewProvider)?
    /// The view that the transition moves, or nil if UIKit keeps the screen in its place.
    private let moved: TransitionParticipant?
    private let container: UIView

    init(of controller: UIViewController, moved: TransitionParticipant?, in container: UIView) {
        provider = controller.sharedViewProvider
        self.moved = moved
        self.container = container
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
        guard frame.width > 0, frame.height > 0 else {
            return advise("A shared view has no size.", "Return a view that is laid out, or nil.")
        }
        var look = ElementLook(frame, alpha: view.alpha)
        look.cornerRadius = view.layer.cornerRadius * frame.width / view.bounds.width
        for ancestor in sequence(first: view, next: \.superview).dropFirst().prefix(while: { $0 !== container }) {
            if ancestor !== moved?.view { look.alpha *= ancestor.alpha }
            if ancestor.clipsToBounds { look.clip(to: place(of: ancestor), cornerRadius: ancestor.layer.cornerRadius) }
            if ancestor === moved?.view { break }
        }
        look.clip(to: container.bounds, cornerRadius: 0)
        guard !look.visible.isEmpty else {
            return advise(
                "A shared view is out of sight, so that it fades instead of travelling.",
                "Scroll it into sight before the transition, or return nil.")
        }
        return look
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
    fileprivate mutating func clip(to place: CGRect, cornerRadius radius: CGFloat) {
        let covers = abs(place.width - frame.width) < 0.5 && abs(place.height - frame.height) < 0.5
        if covers { cornerRadius = max(cornerRadius, radius) }
        // A part of a point is the difference of two roundings.
        if !place.insetBy(dx: -0.5, dy: -0.5).contains(visible) { visible = visible.intersection(place) }
    }
}
