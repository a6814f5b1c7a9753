import Foundation

/// The finger on a sheet: up and down it pulls, and everything else is left to the content.
@preconcurrency @MainActor
final class SheetPan: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UIPanGestureRecognizer()
    private weak var sheet: UISheetPresentationController?
    private var pull: SheetPull?

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.panned() }
    }

    /// On the container, so that the presented view keeps its own recognizers and nothing else.
    func install(in container: UIView) {
        container.addGestureRecognizer(recognizer)
    }

    func takeOff() {
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Only on the sheet itself, not beside it.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = sheet?.presentedView else { return false }
        return touch.view?.isDescendant(of: view) == true
    }

    /// Asked before the pull begins, so that a finger that may not pull stays with whoever else wants it.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.pull == nil, SheetPull.isPossible(on: sheet) else { return false }
        let way = recognizer.translation(in: sheet.containerView)
        return abs(way.y) > abs(way.x)
    }

    private func panned() {
        guard let sheet else { return }
        let way = recognizer.translation(in: sheet.containerView).y
        switch recognizer.state {
        case .began:
            pull = SheetPull(sheet, by: way)
            sheet.pull = pull
            pull?.move(by: way)
        case .changed: pull?.move(by: way)
        case .ended: end { $0.release(velocity: recognizer.velocity(in: sheet.containerView).y) }
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
