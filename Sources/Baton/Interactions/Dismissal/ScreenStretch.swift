import UIKit

/// Shows a screen out of its place while a finger stretches it, and lets it spring back. A transition moves the same
/// view by its transform and may run at the same time. A shift therefore changes the centre only. A scale is shown only
/// without a transition.
@MainActor
final class ScreenStretch {
    private weak var view: UIView?
    private weak var presentation: (any StretchedPresentation)?
    /// The centre of the view in its place, while it is out of it.
    private var center: CGPoint?
    /// Where the view was last put. If it is elsewhere, somebody else has given it a place, and it stays there.
    private var shownCenter: CGPoint?
    /// The transform in its place, while the view is scaled.
    private var transform: CGAffineTransform?
    private let settling = Settling()

    /// Stops a view on its way back. Returns how far it is out of its place.
    func hold() -> (shift: CGPoint, scale: CGFloat) {
        stopSettling()
        guard let view, let center else { return (.zero, 1) }
        let scale = transform.map { $0.a == 0 ? 1 : view.transform.a / $0.a } ?? 1
        let place = view.center
        return (CGPoint(x: place.x - center.x, y: place.y - center.y), scale)
    }

    /// Shows a view out of its place, perhaps that of a presented view controller.
    func show(shift: CGPoint = .zero, scale: CGFloat = 1, of view: UIView, _ presented: UIViewController? = nil) {
        // The finger has gone on over another screen, as over that of a tab that was selected meanwhile.
        if center != nil, self.view !== view { end() }
        guard center != nil || shift != .zero || scale != 1 else { return }
        stopSettling()
        // Somebody else may have given it another place, as in a window of another size.
        if center != nil, shownCenter?.isClose(to: view.center) == false { center = view.center }
        let center = self.center ?? begin(view, presented)
        put(view, at: CGPoint(x: center.x + shift.x, y: center.y + shift.y))
        guard scale != 1 || transform != nil else { return }
        let transform = self.transform ?? view.transform
        self.transform = transform
        view.transform = transform.scaledBy(x: scale, y: scale)
    }

    /// Calls a closure with the view at its place, which is where a transition begins.
    func withoutShift(_ body: () -> Void) {
        guard let view, let center, !settling.isRunning else { return body() }
        let shifted = view.center
        view.center = center
        body()
        put(view, at: shifted)
    }

    private func begin(_ view: UIView, _ presented: UIViewController?) -> CGPoint {
        self.view = view
        center = view.center
        shownCenter = center
        presentation = presented?.presentationController as? any StretchedPresentation
        presentation?.stretchBegins(self)
        return view.center
    }

    /// Lets the view return to its place, from the velocity of the finger, both in any unit.
    func settle(_ stretch: GestureDismissal.Stretch) {
        guard let view, center != nil, !settling.isRunning else { return }
        guard stretch.offset != 0, view.window != nil else { return end() }
        settling.run(over: -stretch.offset, velocity: stretch.velocity) { [self] in
            putBack()
        } completion: { [weak self] in
            self?.end()
        }
    }

    /// Puts the view back to its place at once.
    func end() {
        stopSettling()
        putBack()
        center = nil
        transform = nil
        presentation?.stretchEnds()
        presentation = nil
    }

    /// Stops the view on its way back. If somebody else has given it a place meanwhile, as in a window of another size, it is
    /// there at once.
    private func stopSettling() {
        guard settling.isRunning else { return }
        let place = view?.center
        settling.stop()
        if let view, let place, let center, !place.isClose(to: center) {
            self.center = place
            put(view, at: place)
        }
        shownCenter = view?.center
    }

    private func put(_ view: UIView, at center: CGPoint) {
        view.center = center
        shownCenter = center
    }

    private func putBack() {
        if let view, let center, let shownCenter, view.center.isClose(to: shownCenter) { put(view, at: center) }
        if let view, let transform { view.transform = transform }
    }
}

extension CGPoint {
    /// Whether two points differ by no more than a rounding.
    fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 }
}
