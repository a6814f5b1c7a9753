import UIKit

/// Compares where the sheet is with where its screen is, and moves it.
extension ScreenSheet {
    private var overlay: OverlayPresentationController? { sheet?.overlayPresentation }

    var isOnTop: Bool { screen != nil && timeline?.stack?.topViewController === screen }

    /// Whether the sheet is at rest, presents nothing, and may leave the stack usable, which Baton follows.
    var mayLeave: Bool {
        guard let sheet, !sheet.isBeingPresented, !sheet.isBeingDismissed,
            timeline?.stack?.transitions != nil
        else { return false }
        return sheet.presentedViewController == nil && overlay?.overlay.maySparePresenter == true
    }

    func look() {
        guard let sheet, !sheet.isBeingPresented, !sheet.isBeingDismissed else { return }
        switch (isOnTop, sheet.presentingViewController != nil) {
        case (true, true): comeBack()
        case (false, true): mayLeave ? putAway(sheet) : comeBack()
        case (true, false): if state == .away, PresentationQueue.request(for: sheet) == nil { present(sheet) }
        case (false, false):
            guard state == .away else { return }
            _ = PresentationQueue.takeBack(sheet)
            if screen?.parent == nil || screen?.parent !== timeline?.stack { leave() }
        }
    }

    func move(out: Bool, along coordinator: any UIViewControllerTransitionCoordinator) {
        guard let overlay, let view = overlay.presentedView, let container = overlay.containerView else { return }
        (state, view.isUserInteractionEnabled) = (.out, false)
        let edge = overlay.layout.edge ?? .bottom
        let way = edge.movement(of: overlay.sheet.exit ?? edge.extent(of: container.bounds.size), in: container)
        let fades = ReducedMotion.applies(underFinger: coordinator.isInteractive)
        TransitionCourse(along: coordinator).animate(container) {
            out ? overlay.backdropView.hide() : overlay.showBackdrop()
            view.alpha = out && fades ? 0 : 1
            view.transform = out && !fades ? CGAffineTransform(translationX: way.x, y: way.y) : .identity
        }
    }

    /// Shows a sheet in its place that has moved out.
    func comeBack() {
        guard state == .out, sheet?.isBeingDismissed == false, let overlay, let view = overlay.presentedView
        else { return }
        state = .here
        (view.transform, view.alpha, view.isUserInteractionEnabled) = (.identity, 1, true)
        overlay.showBackdrop()
    }

    private func putAway(_ sheet: UIViewController) {
        guard let overlay else { return }
        state = .away
        timeline?.kept[ObjectIdentifier(sheet)] = sheet
        driver.transitions.overlay = overlay.overlay
        driver.transitions.overlay.initialDetent = overlay.selectedDetent
        (delegate, overlay.isPutAway) = (overlay.delegate, true)
        // It presents nothing, so the call is for the sheet itself (B4.40).
        sheet.dismiss(animated: false)
    }

    private func present(_ sheet: UIViewController) {
        guard let screen, ModalOverride.allows(sheet, from: screen) else { return leave() }
        ModalOverride.apply(driver, to: sheet)
        let request = PresentationRequest(sheet, by: driver, from: screen, policy: .wait, animated: false)
        request.onEnd.append { [weak self] outcome in
            // The app has taken it back.
            if let self, outcome == .cancelled, isOnTop, self.screen?.viewIfLoaded?.window != nil { leave() }
        }
        PresentationQueue.add(request)
    }

    /// Called when the sheet is presented, perhaps not for the first time, and when it is dismissed.
    func change(isPresented: Bool) {
        if !isPresented, state != .away { return leave() }
        if isPresented, state == .away, let sheet, let overlay {
            state = .here
            timeline?.kept.removeValue(forKey: ObjectIdentifier(sheet))
            overlay.delegate = delegate
        }
        // The screen may have left, or be back.
        lookAfterward()
    }
}
