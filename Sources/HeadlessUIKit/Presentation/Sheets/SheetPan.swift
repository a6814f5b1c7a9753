import Foundation

/// Handles pans on a sheet. A vertical pan pulls the sheet, unless a scroll view in the sheet scrolls instead. All other
/// pans are left to the content.
@preconcurrency @MainActor
final class SheetPan: NSObject, UIGestureRecognizerDelegate {
    /// The pan of a sheet absorbs the 10 points that it needs to begin, on every system (B27.2).
    private final class Recognizer: UIPanGestureRecognizer {
        override var translationAtBegin: HeadlessQuirks.TranslationAtBegin { .withoutThreshold }
    }

    private let recognizer = Recognizer()
    private weak var sheet: UISheetPresentationController?
    private var pull: SheetPull?
    private var isUpwards = false

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.panned() }
    }

    /// Adds the gesture recognizer to the container, so that the presented view has only its own gesture recognizers.
    func install(in container: UIView) {
        container.addGestureRecognizer(recognizer)
    }

    func takeOff() {
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Receives touches on the sheet itself, not beside it.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = sheet?.presentedView else { return false }
        return touch.view?.isDescendant(of: view) == true
    }

    /// Begins only if a pull is possible, the pan is vertical, and no content scrolls instead. Otherwise other gesture
    /// recognizers can handle the touch.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.pull == nil, SheetPull.isPossible(on: sheet) else { return false }
        let way = recognizer.translation(in: sheet.containerView)
        isUpwards = way.y < 0
        return abs(way.y) > abs(way.x) && !scrollsContent(of: sheet)
    }

    /// Whether a scroll view under the finger takes the drag. At its top it leaves a drag down to the sheet (B27.4), and a
    /// drag up too, if that may move the sheet to a larger detent (B27.7).
    private func scrollsContent(of sheet: UISheetPresentationController) -> Bool {
        let pans = recognizer.attempt.touches.recognizers.compactMap { $0 as? ScrollPan }.filter(\.scrollsVertically)
        return pans.contains { !$0.isAtTop } || !pans.isEmpty && isUpwards && !sheet.isExpandedByScrolling
    }

    /// A scroll view at its top waits until it is known whether the sheet takes the drag.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer as? ScrollPan)?.isAtTop == true
    }

    private func panned() {
        guard let sheet else { return }
        let way = recognizer.translation(in: sheet.containerView).y
        switch recognizer.state {
        case .began:
            pull = SheetPull(sheet, by: way, upwards: isUpwards)
            sheet.pull = pull
            pull?.move(by: way)
        case .changed: pull?.move(by: way)
        case .ended: end { $0.release(velocity: recognizer.currentVelocity(in: sheet.containerView).y) }
        case .cancelled: end { $0.release(.cancel) }
        default: break
        }
    }

    private func end(_ end: (SheetPull) -> Void) {
        let ended = pull
        pull = nil
        sheet?.pull = nil
        ended.map(end)
    }
}
