public import UIKit

/// The detents of a sheet.
extension OverlayPresentationController {
    /// The detent at which the sheet is, or nil if the layout has no detents.
    ///
    /// Set it inside an animation block to animate the change. A finger that drags the sheet lets it go.
    public var selectedDetent: SheetDetent? {
        get { layout.detents == nil ? nil : sheet.detent ?? layout.detents?.first }
        set { sheet.choose(newValue) }
    }

    /// The interaction by which a drag below the smallest detent dismisses. `ModalTransitions` return it to UIKit. Return it
    /// from `interactionControllerForDismissal(using:)` of a delegate of your own while its `isBeginning` is true.
    public var sheetInteraction: TransitionInteraction { sheet.pull.interaction }

    /// The recognizer that drags a sheet between its detents, for failure requirements with your own recognizers.
    public var sheetRecognizer: UIPanGestureRecognizer { sheet.pull.recognizer }

    /// Attaches the gestures that the overlay asks for now.
    func attachGestures() {
        guard let presentedView else { return }
        if overlay.hasDetents, sheetRecognizer.view == nil { presentedView.addGestureRecognizer(sheetRecognizer) }
        onGestures(presentedView)
    }

    /// The pull that dismisses in the current layout, or nil for none. A pull to the edge of the layout follows it to the edge that
    /// it has in a regular width.
    var pull: PullDismiss.Options? {
        var pull = overlay.pull
        if pull?.edge == overlay.layout.edge, let edge = layout.edge { pull?.edge = edge }
        return pull
    }

    /// The part of the backdrop that belongs to the layout, and with detents to the current one.
    private var backdropPart: CGFloat { layout.detents == nil ? 1 : sheet.dimming }

    /// Shows that part, and updates what is reached behind it.
    func showBackdrop() {
        backdropView.show(overlay.backdrop, part: backdropPart)
        updateAccess()
    }

    /// Shows another part after a change of the layout.
    func updateBackdrop() {
        if backdropView.superview != nil, backdropView.part != backdropPart { showBackdrop() }
    }

    /// Shows a part of the backdrop while a finger drags. A transition shows it itself.
    func dim(_ part: CGFloat) {
        if !state.isTransition { backdropView.dim(part) }
    }

    /// Whether touches beside the presented view reach the views below it.
    var passesTouches: Bool {
        overlay.backdrop.passesTouches || backdropPart == 0
    }
}
