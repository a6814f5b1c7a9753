import Foundation

extension UINavigationController {
    /// Returns the system's animator for a change: the zoom that the pushed or popped view controller prefers, or else
    /// the slide.
    func builtInAnimator(for change: StackChange, isMirrored: Bool) -> BuiltInAnimator {
        let slide = BuiltInStackAnimator(
            operation: change.operation, isMirrored: isMirrored, startingAt: interruption.places)
        let isPush = change.operation == .push
        guard let zoom = (isPush ? change.to : change.from)?.preferredZoom else { return slide }
        if !HeadlessQuirks.zoomedScreensHaveNoGestures { zoomDismissal.install(on: view) }
        // A finger continues the zoom by its progress; otherwise the zoom out starts where the zoom in was.
        let start = isPush || change.drive != nil ? nil : interruption.zoom
        return ZoomAnimator(entering: isPush, zoom, startingAt: start, orElse: slide)
    }
}

extension StackChange {
    /// Whether the system zooms in or out for the change.
    var zooms: Bool { (operation == .push ? to : from)?.preferredZoom != nil }
}
