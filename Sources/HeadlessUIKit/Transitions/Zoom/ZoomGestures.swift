import Foundation

/// The gestures that dismiss a zoomed screen: a drag down, a swipe from the leading edge, and a pinch (B16.47).
@preconcurrency @MainActor
final class ZoomGestures: NSObject, UIGestureRecognizerDelegate {
    /// What the gestures dismiss.
    @MainActor
    struct Target {
        /// The zoomed view controller, if it can be dismissed now.
        let zoomed: () -> UIViewController?
        /// Begins the dismissal by an interaction and returns the progress at which it begins.
        let begin: (DraggedInteraction) -> CGFloat
    }

    private let target: Target
    private let pull = UIPanGestureRecognizer()
    private let edge = BackEdgePan()
    private let pinch = UIPinchGestureRecognizer()
    private var drive: DraggedInteraction?
    private var base: CGFloat = 0

    init(_ target: Target) {
        self.target = target
        super.init()
        for recognizer in [pull, edge, pinch] as [UIGestureRecognizer] { recognizer.delegate = self }
        pull.addAction { [weak self] _ in self?.moved { $0.pullStep } }
        edge.addAction { [weak self] _ in self?.moved { $0.edgeStep } }
        pinch.addAction { [weak self] _ in self?.moved { $0.pinchStep } }
    }

    func install(on view: UIView) {
        guard pull.view !== view else { return }
        for recognizer in [pull, edge, pinch] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard drive == nil, let zoomed = target.zoomed(), let zoom = zoomed.preferredZoom else { return false }
        let willBegin = begins(gestureRecognizer)
        guard let decide = zoom.options?.interactiveDismissShouldBegin else { return willBegin }
        let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: zoomed.view) ?? .zero
        return decide(
            .init(
                location: gestureRecognizer.location(in: zoomed.view),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
    }

    /// Whether a gesture dismisses the screen if nobody objects.
    private func begins(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case pull:
            let way = pull.translation(in: pull.view)
            return way.y > abs(way.x)
        case pinch: return pinch.scale < 1
        default: return true
        }
    }

    /// A scroll view takes a drag before the pull does, unless its content is at the top, where a drag down dismisses. The
    /// swipe from the edge takes a drag before all scroll views.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pull
            && (otherGestureRecognizer === edge || (otherGestureRecognizer as? ScrollPan)?.isAtTop == false)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scroll = otherGestureRecognizer as? ScrollPan else { return false }
        return gestureRecognizer === edge || gestureRecognizer === pull && scroll.isAtTop
    }

    // MARK: Driving

    /// The state of a gesture, the part of the dismissal that its movement stands for, and its velocity.
    private struct Step {
        let state: UIGestureRecognizer.State
        let part: CGFloat
        let velocity: CGFloat
    }

    private static let way: CGFloat = 1000

    private var pullStep: Step {
        let height = max(1, pull.view?.bounds.height ?? 1)
        return Step(
            state: pull.state, part: pull.translation(in: pull.view).y / height,
            velocity: pull.currentVelocity(in: pull.view).y)
    }

    private var edgeStep: Step {
        let width = max(1, edge.view?.bounds.width ?? 1)
        let forward: CGFloat = edge.view?.leadingEdge == .right ? -1 : 1
        return Step(
            state: edge.state, part: edge.translation(in: edge.view).x * forward / width,
            velocity: edge.currentVelocity(in: edge.view).x * forward)
    }

    private var pinchStep: Step {
        let height = pinch.view?.bounds.height ?? 0
        return Step(state: pinch.state, part: 1 - pinch.scale, velocity: -pinch.velocity * height)
    }

    private func moved(_ read: (ZoomGestures) -> Step) {
        let step = read(self)
        switch step.state {
        case .began:
            let drive = DraggedInteraction(way: Self.way)
            self.drive = drive
            base = target.begin(drive)
            drag(step)
        case .changed: drag(step)
        case .ended:
            drag(step)
            end { DragRelease.finishes(part: $0.part, velocity: step.velocity) ? $0.finish() : $0.cancel() }
        case .cancelled: end { $0.cancel() }
        default: break
        }
    }

    private func drag(_ step: Step) {
        drive?.drag(to: (base + step.part) * Self.way)
    }

    private func end(_ end: (DraggedInteraction) -> Void) {
        drive.map(end)
        drive = nil
    }
}
