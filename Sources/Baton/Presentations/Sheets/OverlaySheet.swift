import UIKit

/// The sheet of an overlay whose layout has detents: the detent at which it is, and where it is seen.
@MainActor
final class OverlaySheet {
    let drag = SheetDrag()
    /// Called when the user has changed the detent.
    var onDetentChange: (SheetDetent) -> Void = { _ in }

    private weak var presentation: OverlayPresentationController?
    private let settling = Settling()
    /// The grabber, once the user can change the detent.
    private var grabber: SheetGrabber?
    /// The detent that was chosen, or nil for the first one.
    private var chosen: SheetDetent?
    /// Where the sheet was when it was last placed.
    private(set) var geometry: SheetGeometry?
    /// The container in which it was then.
    private var bounds = CGRect.zero
    /// The distances from the place of the layout to that of a subclass of the presentation controller.
    private var insets = UIEdgeInsets.zero

    init(of presentation: OverlayPresentationController) {
        self.presentation = presentation
        drag.sheet = self
    }

    var presented: UIViewController? { presentation?.presentedViewController }
    var edge: DirectionalEdge? { geometry?.edge }
    /// The pull that dismisses, or nil if none does.
    var pull: PullDismiss.Options? { presentation?.overlay.dismissal.pull }

    // MARK: The detent

    /// The detent at which the sheet is, or to which it moves.
    var detent: SheetDetent? {
        guard let lengths = geometry?.lengths else { return chosen ?? presentation?.overlay.sheet.initialDetent }
        return entry(in: lengths).detent
    }

    private func entry(in lengths: SheetDetentLengths) -> SheetDetentLengths.Entry {
        lengths[chosen] ?? lengths[presentation?.overlay.sheet.initialDetent] ?? lengths.smallest
    }

    /// Changes the detent by code.
    func choose(_ detent: SheetDetent) {
        guard let presentation, presentation.layout.detents?.contains(where: { $0.length == detent.length }) == true
        else {
            return Advice.give(
                about: OverlayPresentationController.self,
                "It has no detent \(detent) now, so the selected detent does not change.",
                "Select one of the detents of its layout.")
        }
        chosen = detent
        guard !drag.isDismissing else { return }
        drag.stop()
        settling.stop()
        presentation.sheetChanged()
    }

    /// Sets the detent at which the sheet stays, without moving it.
    func stay(at detent: SheetDetent?) {
        chosen = detent
    }

    // MARK: Where the sheet is

    /// Returns the frame of the layout at the current detent, or nil without detents.
    func frame(in container: UIView, _ make: () -> SheetGeometry?) -> CGRect? {
        geometry = make()
        bounds = container.bounds
        return restingFrame
    }

    private var restingFrame: CGRect? { geometry.map { $0.frame(at: entry(in: $0.lengths).length) } }

    /// Asks the presentation controller for the place at the current detent, in the container as it is now. A subclass may
    /// return another one than that of the layout.
    private func place(in presentation: OverlayPresentationController) -> CGRect {
        let place = presentation.frameOfPresentedViewInContainerView
        insets = restingFrame.map { $0.insets(of: place) } ?? .zero
        return place
    }

    /// The part of the backdrop that is seen at the current detent.
    var dimming: CGFloat {
        guard let geometry else { return 1 }
        return dimming(at: entry(in: geometry.lengths).length, geometry)
    }

    private func dimming(at shown: CGFloat, _ geometry: SheetGeometry) -> CGFloat {
        geometry.lengths.dimming(at: shown, undimmedUpTo: presentation?.overlay.sheet.largestUndimmedDetent)
    }

    /// The length of the part of the sheet that is seen at its detent.
    private var visibleLength: CGFloat? { geometry.map { entry(in: $0.lengths).length } }
    /// The way of a transition that moves the sheet out of the container.
    var exit: CGFloat? {
        (geometry ?? presentation?.geometry).map { $0.exit - $0.lengths.smallest.length + entry(in: $0.lengths).length }
    }

    /// Returns the position at which the sheet is.
    func shown(in geometry: SheetGeometry) -> CGFloat {
        presentation?.wrapper.map { shown(in: geometry, of: $0.restingFrame) } ?? 0
    }

    private func shown(in geometry: SheetGeometry, of frame: CGRect) -> CGFloat {
        geometry.shown(in: frame.inset(by: UIEdgeInsets.zero.minus(insets)))
    }

    /// Moves the sheet to a position.
    func show(_ shown: CGFloat, in geometry: SheetGeometry) {
        guard let presentation, let wrapper = presentation.wrapper else { return }
        // A transition moves the same view by its transform, and may run at the same time.
        wrapper.restingFrame = geometry.frame(at: shown).inset(by: insets)
        presentation.dim(dimming(at: shown, geometry))
    }

    /// Calls a closure with the sheet at its detent, which is where a transition begins.
    func inPlace(_ body: () -> Void) {
        guard let geometry else { return body() }
        let current = shown(in: geometry)
        show(entry(in: geometry.lengths).length, in: geometry)
        body()
        show(current, in: geometry)
    }

    // MARK: Moving

    /// Stops a sheet that comes to rest. Returns where it is, in the container as it is now.
    func beginDrag() -> SheetGeometry? {
        settling.stop()
        guard let presentation, presentation.layout.detents != nil else { return nil }
        _ = place(in: presentation)
        presentation.isStretched = true
        return geometry
    }

    /// Lets the sheet come to rest at a detent.
    ///
    /// - Parameter start: The detent from which the user has moved it, or nil if the user does not change the detent.
    func settle(at detent: SheetDetent, velocity: CGFloat, from start: SheetDetent?) {
        guard let presentation else { return }
        chosen = detent
        let place = place(in: presentation)
        guard let geometry, let wrapper = presentation.wrapper else { return presentation.isStretched = false }
        let distance = shown(in: geometry, of: place) - shown(in: geometry)
        let resizes = wrapper.bounds.size != place.size
        presentation.isStretched = true
        let changes = {
            wrapper.restingFrame = place
            if !presentation.isMoving { presentation.showBackdrop() }
            if resizes { wrapper.layoutIfNeeded() }
        }
        if abs(distance) > 0.01 {
            settling.run(over: distance, velocity: velocity, changes) { [weak presentation] in
                presentation?.isStretched = false
            }
        } else {
            settling.stop()
            changes()
            presentation.isStretched = false
        }
        if let start, start.length != detent.length { onDetentChange(detent) }
    }

    /// Whether the sheet is dragged or comes to rest.
    var isInUse: Bool { drag.isActive || settling.isRunning }

    /// Goes on in a container of another size.
    func followContainer() {
        guard let presentation else { return }
        settling.stop()
        let place = place(in: presentation)
        if drag.isActive, let geometry { return drag.follow(geometry) }
        // Another layout may hold in this width.
        drag.stop()
        presentation.wrapper?.restingFrame = place
        presentation.isStretched = false
    }

    /// Places a sheet at once whose content or keyboard has changed. A finger that drags it keeps it.
    func placeAgain() {
        guard !drag.isActive else { return drag.keepPlace() }
        settling.stop()
        presentation?.sheetChanged()
    }

    // MARK: Transitions

    /// Leaves the sheet where it is for a transition that the drag has not begun.
    func transitionBegins() {
        guard !drag.isDismissing else { return }
        drag.stop()
        settling.stop()
    }

    /// Lets the sheet come to rest after a dismissal that was cancelled, and shows the backdrop again.
    func transitionIsCancelled(_ showBackdrop: @escaping () -> Void) {
        guard presentation?.isStretched == true, !drag.isActive else { return showBackdrop() }
        if settling.isRunning { return UIView.animate(withDuration: 0.25, animations: showBackdrop) }
        showBackdrop()
        if let detent { settle(at: detent, velocity: 0, from: nil) }
    }

    func end() {
        settling.stop()
        drag.detach()
        grabber?.removeFromSuperview()
    }

    // MARK: The grabber

    /// Places the grabber, if the user can change the detent.
    func shape(_ wrapper: UIView) {
        guard let presentation, let geometry,
            geometry.lengths.entries.count > 1 || presentation.overlay.sheet.showsGrabber
        else {
            grabber?.removeFromSuperview()
            return
        }
        let grabber = grabber ?? makeGrabber()
        self.grabber = grabber
        if grabber.superview !== wrapper { wrapper.addSubview(grabber) }
        grabber.isShown = presentation.overlay.sheet.showsGrabber
        grabber.accessibilityLabel = presentation.overlay.sheet.grabberLabel
        grabber.place(in: wrapper.bounds, at: geometry.edge, geometry.direction)
    }

    private func makeGrabber() -> SheetGrabber {
        let made = SheetGrabber()
        made.part = { [weak self] in
            guard let self, let geometry, let visibleLength else { return 0 }
            return visibleLength / max(1, geometry.edge.extent(of: bounds.size))
        }
        made.step = { [weak self] in self?.step($0) }
        return made
    }

    private func step(_ larger: Bool) {
        guard let detent, let next = geometry?.lengths.next(to: detent, larger: larger),
            presented?.transitionCoordinator == nil
        else { return }
        settle(at: next, velocity: 0, from: detent)
    }
}
