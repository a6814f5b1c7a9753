import UIKit

/// Moves the sheet of an overlay whose layout has detents: with the finger, to a detent, and along with its container.
@MainActor
final class SheetMover {
    /// The drag between the detents, which dismisses below the smallest one.
    let pull = Pull(TransitionInteraction())
    /// Whether the driver of the presentation lets a drag dismiss.
    var canDismiss: () -> Bool = { true }
    private lazy var progress = SheetProgress { [weak self] in
        self?.presentation?.overlay.onDetentProgress
    } of: { [weak self] in
        self?.geometry.flatMap { geometry in self.map { (geometry.lengths, $0.position(\.shownFrame)) } }
    }
    /// The detent at which the drag has begun.
    var start: SheetDetent?

    weak var presentation: OverlayPresentationController?
    private let settling = Settling()
    /// The detent that was chosen, or nil for the first one.
    var chosen: SheetDetent?
    /// Where the sheet was last placed, or nil before that and without detents.
    private(set) var geometry: SheetGeometry?
    /// The distances from the place of the layout to that of a subclass of the presentation controller.
    private var insets = UIEdgeInsets.zero

    init(of presentation: OverlayPresentationController) {
        self.presentation = presentation
        pull.screen = self
        // Until a driver knows better, the dismissal moves the sheet out.
        pull.dismissal.slides = { true }
    }

    /// Where the sheet was last placed. Before that, where the layout places it. A transition that has begun must not animate
    /// content that is measured for that.
    private var current: SheetGeometry? { geometry ?? UIView.withoutAnimation { presentation?.geometry } }

    // MARK: The detent

    /// The detent at which the sheet is, or to which it moves.
    var detent: SheetDetent? {
        current.map { entry(in: $0.lengths).detent } ?? chosen ?? presentation?.overlay.initialDetent
    }

    private func entry(in lengths: SheetDetentLengths) -> SheetDetentLengths.Entry {
        lengths[chosen] ?? lengths[presentation?.overlay.initialDetent] ?? lengths.smallest
    }

    /// Changes the detent by code.
    func choose(_ detent: SheetDetent?) {
        guard let presentation, let detent,
            presentation.layout.detents?.contains(where: { $0.length == detent.length }) == true
        else {
            return Advice.give(
                about: OverlayPresentationController.self,
                "It has no detent \(detent.map { "\($0)" } ?? "nil") now, so the selected detent does not change.",
                "Select one of the detents of its layout.")
        }
        chosen = detent
        progress.follow()
        if presentation.containerView != nil, !pull.dismissal.isDriving { presentation.send(.choose) }
    }

    // MARK: Where the sheet is

    /// Returns the length of the part of the sheet that is visible at its detent.
    func length(in geometry: SheetGeometry) -> CGFloat {
        entry(in: geometry.lengths).length
    }

    /// Notes where the sheet is in the container as it is now. Returns the place of the presented view, which a subclass of
    /// the presentation controller may have changed.
    func place(in presentation: OverlayPresentationController) -> CGRect {
        geometry = presentation.geometry
        let place = presentation.frameOfPresentedViewInContainerView
        insets = geometry.map { $0.frame(at: length(in: $0)).insets(of: place) } ?? .zero
        return place
    }

    /// Notes where the sheet will be placed for the first time.
    func placeAhead() {
        geometry = current
    }

    /// What is visible of the sheet where it is placed, or nil if it never floats.
    var cut: SheetCut? { geometry.flatMap { $0.cut(at: length(in: $0)) } }

    /// What will be visible of a sheet that has not been placed yet.
    var firstCut: SheetCut? { geometry == nil ? current.flatMap { $0.cut(at: length(in: $0)) } : cut }

    /// The part of the backdrop that is visible at the current detent.
    var dimming: CGFloat {
        guard presentation?.overlay.undimmedUpTo != nil, let current else { return 1 }
        return dimming(at: length(in: current), current)
    }

    private func dimming(at shown: CGFloat, _ geometry: SheetGeometry) -> CGFloat {
        geometry.lengths.dimming(at: shown, undimmedUpTo: presentation?.overlay.undimmedUpTo)
    }

    /// The distance of a transition that moves the sheet out of the container.
    var exit: CGFloat? {
        current.map { $0.exit - $0.lengths.smallest.length + length(in: $0) }
    }

    /// The visible length, at the end of an animation that runs.
    var shown: CGFloat { position(\.drawnFrame) }

    private func position(_ frame: (OverlayWrapperView) -> CGRect) -> CGFloat {
        guard let geometry, let wrapper = presentation?.wrapper else { return 0 }
        return geometry.position(of: frame(wrapper).inset(by: UIEdgeInsets.zero.minus(insets)))
    }

    // MARK: Moving

    /// Moves the sheet, so that a length of it is visible.
    func show(_ shown: CGFloat) {
        guard let geometry, let presentation, let wrapper = presentation.wrapper else { return }
        progress.follow()
        // A transition moves the same view by its transform, and may run at the same time.
        wrapper.untransformedFrame = geometry.frame(at: shown).inset(by: insets)
        wrapper.cut = geometry.cut(at: shown)
        presentation.dim(dimming(at: shown, geometry))
    }

    /// Holds a sheet that comes to rest, for a finger. Returns false without detents.
    func hold() -> Bool {
        stopSettling()
        guard let presentation, presentation.layout.detents != nil else { return false }
        _ = place(in: presentation)
        presentation.send(.move(to: .dragged))
        return true
    }

    /// Stops a sheet that a finger drags or that comes to rest, where it is.
    func stop() {
        pull.stop()
        stopSettling()
    }

    /// Stops a sheet that comes to rest, where it appears. What the keyboard animates of its frame ends too, since it would be added
    /// to where the sheet appears.
    private func stopSettling() {
        guard settling.isRunning else { return }
        UIView.withoutAnimation {
            let wrapper = presentation?.state.isTransition == false ? presentation?.wrapper : nil
            let seen = wrapper?.layer.presentation().map { ($0.position, $0.bounds) }
            settling.stop()
            if let wrapper, let seen {
                wrapper.layer.removeAllAnimations()
                (wrapper.center, wrapper.bounds) = seen
            }
            show(shown)
        }
    }

    // MARK: Coming to rest

    /// Lets the sheet come to rest where it belongs.
    func settle() {
        if let detent { settle(at: detent) }
    }

    /// Lets the sheet come to rest at a detent, perhaps after the user has moved it from another one. Of a sheet that a dismissal takes
    /// out, content that has grown meanwhile would stay in sight.
    func settle(
        at detent: SheetDetent, velocity: CGFloat = 0, from start: SheetDetent? = nil, leaves: Bool = false
    ) {
        guard let presentation else { return }
        chosen = detent
        let old = leaves ? geometry.map { $0.frame(at: length(in: $0)).inset(by: insets) } : nil
        let place = old ?? place(in: presentation)
        guard let geometry, let wrapper = presentation.wrapper else { return presentation.send(.move(to: .layout)) }
        let distance = length(in: geometry) - shown
        let resizes = wrapper.bounds.size != place.size
        progress.follow()
        presentation.send(.move(to: .settling))
        presentation.beginWaitingPush()
        settling.run(over: distance, velocity: velocity) {
            wrapper.untransformedFrame = place
            wrapper.cut = self.cut
            if !presentation.state.isTransition { presentation.showBackdrop() }
            if resizes { wrapper.layoutIfNeeded() }
        } completion: { [weak presentation] in
            presentation?.send(.move(to: .layout))
        }
        if let start, start.length != detent.length { presentation.overlay.onDetentChange?(detent) }
    }
}
