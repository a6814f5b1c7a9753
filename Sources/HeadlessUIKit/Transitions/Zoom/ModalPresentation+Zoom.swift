import Foundation

extension UIPresentationController {
    /// Returns the system's animator: the zoom that the presented view controller prefers, or else the usual movement.
    func builtInAnimator(_ direction: BuiltInModalAnimator.Direction, underFinger: Bool = false) -> BuiltInAnimator {
        let usual = BuiltInModalAnimator(direction, for: self, underFinger: underFinger)
        guard let zoom = presentedViewController.preferredZoom else { return usual }
        return ZoomAnimator(entering: direction == .present, zoom, orElse: usual)
    }
}

extension ModalPresentation {
    /// Adds the gestures that dismiss a zoomed screen to the container. Sheets and popovers keep their own (B16.47).
    func makeZoomGestures() -> ZoomGestures? {
        guard presented.preferredZoom != nil, !(controller is UISheetPresentationController),
            !(controller is UIPopoverPresentationController)
        else { return nil }
        let gestures = ZoomGestures(
            ZoomGestures.Target(
                zoomed: { [weak self] in self?.zoomedForDismissal },
                begin: { [weak self] drive in
                    self?.dismissByUser(drivenBy: drive, zooming: true)
                    return 0
                }))
        gestures.install(on: container)
        return gestures
    }

    private var zoomedForDismissal: UIViewController? {
        isBusy || !presented.presentationsAbove.isEmpty || presented.holdsItsPresentation ? nil : presented
    }
}
