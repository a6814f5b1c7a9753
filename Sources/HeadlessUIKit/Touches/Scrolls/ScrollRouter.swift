import Foundation

/// Routes the scroll of a trackpad or a mouse to the pan gesture recognizers under the pointer that accept it.
///
/// No finger is down. A touch that nobody sees stands for the pointer, so that the recognizers of one scroll exclude one
/// another like those of one touch.
@MainActor
final class ScrollRouter {
    private weak var window: UIWindow?
    private let arena: GestureArena
    private var pointer: UITouch?
    /// Whether the scroll was cancelled while the fingers stay on the trackpad. What they do is unheard.
    private var isUnheard = false

    init(window: UIWindow, arena: GestureArena) {
        self.window = window
        self.arena = arena
    }

    func begin(_ type: UIScrollType, at point: CGPoint) {
        guard pointer == nil else { return HeadlessLog.warn("A scroll began during another one. End that one first.") }
        guard let window, !window.isHidden, window.bounds.contains(point) else {
            return HeadlessLog.warn("A scroll began at \(point), outside of a window that is shown.")
        }
        let event = UIEvent([], timestamp: TurnLoop.main.now, type: .scroll)
        let pointer = UITouch(
            at: point, in: window, hitting: window.hitTest(point, with: event), tapCount: 0,
            timestamp: event.timestamp, isPointer: true)
        self.pointer = pointer
        isUnheard = false
        arena.perform {
            for recognizer in recognizers(under: pointer.view, accepting: type) {
                recognizer.offer(scrollAt: pointer, event, in: arena)
            }
            tell(.began, .zero)
        }
    }

    func move(by way: CGPoint) {
        guard !isUnheard else { return }
        guard pointer != nil else { return HeadlessLog.warn("A scroll moved before it began. Begin it first.") }
        arena.perform { tell(.moved, way) }
    }

    func end(_ phase: UITouch.Phase) {
        isUnheard = false
        guard let pointer else { return }
        pointer.enter(phase, at: pointer.point, timestamp: TurnLoop.main.now)
        arena.perform { tell(phase, .zero) }
        self.pointer = nil
    }

    /// Cancels the scroll of a view and its subviews.
    func cancel(in view: UIView) {
        guard pointer?.view?.isDescendant(of: view) == true else { return }
        end(.cancelled)
        isUnheard = true
    }

    private func tell(_ phase: UITouch.Phase, _ way: CGPoint) {
        for case let pan as UIPanGestureRecognizer in pointer?.gestureRecognizers ?? [] where !pan.attempt.isOver {
            guard pan.view?.window != nil else {
                pan.cancelAttempt()
                continue
            }
            pan.scroll(phase, by: way, at: TurnLoop.main.now)
        }
    }

    private func recognizers(under view: UIView?, accepting type: UIScrollType) -> [UIPanGestureRecognizer] {
        var found: [UIPanGestureRecognizer] = []
        var view = view
        while let next = view {
            for case let pan as UIPanGestureRecognizer in next.recognizers
            where pan.allowedScrollTypesMask.contains(UIScrollTypeMask(rawValue: 1 << type.rawValue)) {
                found.append(pan)
            }
            view = next.superview
        }
        return HeadlessQuirks.orderOfRecognizers == .outerFirst ? found.reversed() : found
    }
}

extension UIPanGestureRecognizer {
    /// Receives a scroll if the recognizer and its delegate accept it. It does not join a gesture of fingers.
    fileprivate func offer(scrollAt pointer: UITouch, _ event: UIEvent, in arena: GestureArena) {
        guard isEnabled, !attempt.isEngaged, shouldReceive(event) else { return }
        let way = HeadlessQuirks.questionsOfScrolls
        if way != .byTouch, delegate?.gestureRecognizer(self, shouldReceive: event) == false { return }
        if way != .byEvent, delegate?.gestureRecognizer(self, shouldReceive: pointer) == false { return }
        attempt.arena = arena
        attempt.touches.append(pointer)
        pointer.add(self)
    }
}
