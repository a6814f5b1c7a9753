import Foundation

/// The system's swipes back of one stack: it begins an ordinary pop and drives it by the finger.
@MainActor
final class BackGesture {
    let edge = BackEdgePan()
    private(set) var content: BackContentPan?
    private unowned let navigation: UINavigationController
    private let guardian: BackGestureGuard
    private var drive: DraggedInteraction?
    /// Made for the pop that the swipe calls for. What no pop takes up lies in wait for the next change (B2.44).
    private var prepared: DraggedInteraction?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        guardian = BackGestureGuard(of: navigation)
        edge.delegate = guardian
        edge.addAction { [weak self] in self?.dragged($0) }
    }

    /// The one in the content is there from iOS 26 on (B2.48).
    func install(on view: UIView, content host: UIView) {
        view.addGestureRecognizer(edge)
        guard HeadlessDevice.current.systemVersion >= 26 else { return }
        let content = BackContentPan(in: host, beside: edge)
        content.delegate = guardian
        content.addAction { [weak self] in self?.dragged($0) }
        view.addGestureRecognizer(content)
        self.content = content
    }

    /// Called by an animated change that begins: whether the finger drives it.
    func takeDrive() -> DraggedInteraction? {
        defer { prepared = nil }
        return prepared
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return }
        let forward: CGFloat = view.leadingEdge == .right ? -1 : 1
        let way = pan.translation(in: view).x * forward
        switch pan.state {
        case .began:
            begin(width: view.bounds.width)
            drive?.drag(to: way)
        case .changed: drive?.drag(to: way)
        case .ended: release(velocity: pan.velocity(in: view).x * forward)
        case .cancelled: end { $0.cancel() }
        default: break
        }
    }

    private func begin(width: CGFloat) {
        let drive = DraggedInteraction(way: width)
        self.drive = drive
        prepared = drive
        navigation.popViewController(animated: true)
        guard prepared != nil else { return }
        HeadlessLog.warn(
            "The back gesture began where nothing could be popped, and the next push will wait for its finger for ever. "
                + "A delegate of interactivePopGestureRecognizer has to refuse at the root and during transitions.")
    }

    private func release(velocity: CGFloat) {
        end { DragRelease.finishes(part: $0.part, velocity: velocity) ? $0.finish() : $0.cancel() }
    }

    /// Only a pop that took the drive up hears of its end.
    private func end(_ end: (DraggedInteraction) -> Void) {
        if let drive, drive !== prepared { end(drive) }
        drive = nil
    }
}
