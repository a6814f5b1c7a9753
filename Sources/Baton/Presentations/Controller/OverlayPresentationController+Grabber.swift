import UIKit

/// The grabber of a sheet.
extension OverlayPresentationController {
    /// Shows the grabber in the wrapper, if the user can change the detent.
    func showGrabber(in wrapper: OverlayWrapperView) {
        guard let geometry = sheet.geometry, geometry.lengths.entries.count > 1 || overlay.grabber else {
            wrapper.grabber = nil
            return
        }
        let grabber = wrapper.grabber ?? makeGrabber()
        wrapper.grabber = grabber
        grabber.bar.isHidden = !overlay.grabber
        grabber.accessibilityLabel = overlay.grabberLabel ?? AccessibilityWords.sheetGrabber
        grabber.place(in: wrapper.drawn.bounds, at: geometry.edge, geometry.direction)
    }

    private func makeGrabber() -> SheetGrabber {
        let made = SheetGrabber()
        made.part = { [weak self] in
            guard let self, let geometry = sheet.geometry, let containerView else { return 0 }
            return sheet.length(in: geometry) / max(1, geometry.edge.extent(of: containerView.bounds.size))
        }
        made.step = { [weak self] in self?.step(larger: $0) }
        return made
    }

    private func step(larger: Bool) {
        guard let detent = sheet.detent, let next = sheet.geometry?.lengths.next(to: detent, larger: larger),
            presentedViewController.transitionCoordinator == nil
        else { return }
        sheet.settle(at: next, from: detent)
    }
}
