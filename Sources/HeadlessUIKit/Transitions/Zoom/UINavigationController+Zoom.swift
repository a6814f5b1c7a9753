import Foundation

extension UINavigationController {
    /// Returns the system's animator for a change: the zoom that the pushed or popped view controller prefers, or else
    /// the slide.
    func builtInAnimator(for change: StackChange, isMirrored: Bool) -> BuiltInAnimator {
        let slide = BuiltInStackAnimator(
            operation: change.operation, isMirrored: isMirrored, startingAt: interruptedPlaces)
        let isPush = change.operation == .push
        guard let zoom = (isPush ? change.to : change.from)?.preferredZoom else { return slide }
        zoomDismissal.install(on: view)
        // A finger continues the zoom by its progress; otherwise the zoom out starts where the zoom in was.
        let start = isPush || change.drive != nil ? nil : zoomDismissal.interrupted
        zoomDismissal.interrupted = nil
        return ZoomAnimator(entering: isPush, zoom, startingAt: start, orElse: slide)
    }

    /// Completes a running zoom push, so that a pop can begin in the same turn. The push is never cancelled (B11.2,
    /// B16.21).
    func completeZoomPush(for edit: ([UIViewController]) -> [UIViewController]?) {
        guard let change, change.operation == .push, changeStage == .told, waiting.isEmpty,
            let zoom = stackTransition?.animator as? ZoomAnimator, let next = edit(stack), next.count < stack.count
        else { return }
        zoomDismissal.interrupted = zoom.complete()
    }

    /// Whether a zoom push runs that a pop may interrupt.
    var isZoomingIn: Bool {
        change?.operation == .push && changeStage == .told && stackTransition?.animator is ZoomAnimator
    }
}

extension StackChange {
    /// Whether the system zooms in or out for the change.
    var zooms: Bool { (operation == .push ? to : from)?.preferredZoom != nil }
}
