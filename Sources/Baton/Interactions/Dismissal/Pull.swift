import UIKit

/// A drag along the axis of an edge. It scrolls the content under the finger, or moves a screen and may dismiss it.
@MainActor
final class Pull: NSObject {
    let recognizer = UIPanGestureRecognizer()
    let dismissal: GestureDismissal
    weak var screen: (any PulledScreen)?
    private(set) var state = PullState.idle
    /// The edge of the current pull.
    private(set) var edge = DirectionalEdge.bottom
    /// The view under the finger.
    private weak var touched: UIView?
    /// Whether the content was at its end when the finger touched it. When the pull begins, a quick finger has moved it.
    private(set) var beganAtEnd = false
    private var content: PulledContent?
    /// Whether the finger has moved and the content has not moved yet.
    private var isWaiting = false
    let rest = FingerRest()

    /// Creates a pull that drives an interaction.
    init(_ interaction: TransitionInteraction) {
        dismissal = GestureDismissal(interaction)
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.allowedScrollTypesMask = .continuous
        recognizer.delegate = self
        interaction.aroundStart = { [weak self] start in self?.screen.map { $0.inPlace(start) } ?? start() }
        GestureAction(on: recognizer) { [weak self] _ in self?.panned() }
    }

    var interaction: TransitionInteraction { dismissal.interaction }
    /// Whether a finger pulls.
    var isActive: Bool { state != .idle }

    /// Removes the recognizer. An interactive transition is cancelled, because nothing else would end it.
    func detach() {
        dismissal.cancel()
        stop()
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Follows the finger no longer, and leaves the screen where it is.
    func stop() {
        if dismissal.isRunning { dismissal.cancel() }
        content?.letGo()
        content = nil
        state = .idle
    }

    // MARK: The finger

    /// The finger, from where it is now.
    var fingers: GestureFingers { GestureFingers(of: recognizer) { [rest] in rest.isRest } }

    /// The view that does not move with the screen.
    private var space: UIView? { recognizer.view?.superview }

    /// The distance of the finger towards the edge.
    private var way: CGFloat { space.map { edge.way(of: recognizer.translation(in: $0), in: $0) } ?? 0 }

    /// The velocity of the finger towards the edge. It is 0 if the finger rested before it was lifted.
    var velocity: CGFloat {
        guard let space, recognizer.state != .ended || !rest.isRest else { return 0 }
        return edge.way(of: recognizer.velocity(in: space), in: space)
    }

    /// The movement of a dismissal for a distance below the smallest position.
    func movement(_ depth: CGFloat) -> GestureDismissal.Movement {
        GestureDismissal.Movement(way: depth, velocity: velocity, distance: screen?.wayOut ?? 0)
    }

    /// Goes on with other ends, perhaps at another edge, short of the largest position by a length.
    func goOn(missing: CGFloat) {
        edge = screen?.edge ?? edge
        state = state.rebased(at: way, missing: missing)
    }

    /// Whether there is content under the finger that scrolls along the axis.
    var isOnContent: Bool { content(under: touched).map { !$0.isEmpty } ?? false }

    private func content(under touched: UIView?) -> PulledContent? {
        guard let view = recognizer.view, let edge = screen?.edge else { return nil }
        return PulledContent(from: touched, to: view, towards: edge)
    }

    // MARK: The course of a pull

    /// Notes the view under a finger, or under the pointer of a trackpad, whose scroll has perhaps stretched the content already.
    func touch(_ view: UIView?, isScroll: Bool = false) {
        guard !isActive, let content = content(under: view) else { return }
        touched = view
        beganAtEnd = PullPhase.isAtEnd(isScroll ? max(0, content.room) : content.room)
    }

    private func panned() {
        guard let screen, screen.edge != nil, space != nil, !dismissal.isOvertaken else { return send(.cancel) }
        switch recognizer.state {
        case .began:
            rest.moves()
            begin(screen)
        case .changed:
            rest.moves()
            // It follows when the content has moved, or at the latest with the next movement.
            isWaiting = !isWaiting && content?.isDragged == true
            if !isWaiting { follow() }
        case .ended: send(.end(way: way))
        default: send(.cancel)
        }
    }

    /// Moves the screen to the finger.
    private func follow() {
        isWaiting = false
        guard isActive, let content else { return }
        send(.move(way: way, room: content.room, canTakeBack: content.isDragged))
    }

    private func begin(_ screen: any PulledScreen) {
        guard let missing = screen.pullBegins(), let content = content(under: touched) else { return }
        edge = screen.edge ?? edge
        self.content = content
        content.follow { [weak self] in self?.follow() }
        send(
            .begin(
                way: way, room: beganAtEnd ? 0 : content.room, missing: missing,
                isAlone: screen.grows && content.isEmpty))
    }

    private func send(_ event: PullState.Event) {
        guard let screen else { return stop() }
        let next = state.after(event, between: screen.ends)
        state = next.state
        guard let action = next.action else { return }
        switch action {
        case .follow, .leave:
            screen.carryOut(action)
            content?.hold()
            return
        case .scroll(let room): content?.letGo(at: room)
        case .land(nil), .giveUp: content?.letGo()
        case .land, .release: screen.grows ? content?.stop() : content?.letGo()
        }
        if !isActive { content = nil }
        screen.carryOut(action)
    }
}
