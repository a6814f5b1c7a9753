import Foundation

/// Takes fingers in and leads them through a window: hit test, recognizers, the hit view, then the actions (B7.2).
@MainActor
final class TouchRouter {
    private weak var window: UIWindow?
    private let arena = GestureArena()
    private var tracks: [TouchTrack] = []
    private var event = UIEvent([], timestamp: 0)
    private var taps = TapCount()

    init(window: UIWindow) {
        self.window = window
        arena.router = self
    }

    func begin(finger: Int, at point: CGPoint) {
        guard let window, mayBegin(finger, at: point, in: window) else { return }
        openEvent()
        let view = window.hitTest(point, with: event)
        let now = TurnLoop.main.now
        let touch = UITouch(
            at: point, in: window, hitting: view, tapCount: taps.count(at: point, time: now), timestamp: now)
        let isFirst = !tracks.contains { $0.isDown && $0.touch.view === view }
        tracks.append(
            TouchTrack(finger: finger, touch: touch, isHeard: isFirst || view?.isMultipleTouchEnabled == true))
        event.add(touch)
        arena.perform {
            cancelRecognizersWithoutWindow()
            offer(touch)
            tellRecognizers(of: touch)
        }
    }

    func move(finger: Int, to point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return warnNotFinite(finger, point) }
        update(finger, "moved") { $0.enter(.moved, at: point) }
    }

    func end(finger: Int) {
        update(finger, "ended") { track in
            track.enter(.ended)
            taps.lifted(track.touch)
        }
    }

    func cancel(finger: Int) {
        update(finger, "cancelled") { $0.enter(.cancelled) }
    }

    /// The system takes all fingers away.
    func cancelAll() {
        tracks.filter(\.isDown).map(\.finger).forEach(cancel)
    }

    /// Tells the views what the recognizers leave to them, and forgets the fingers of which nothing is left to tell.
    func tellViews() {
        tracks.forEach { $0.tellView(event) }
        tracks.removeAll { $0.isOver }
    }

    private func update(_ finger: Int, _ verb: String, _ change: (TouchTrack) -> Void) {
        guard let track = tracks.first(where: { $0.finger == finger && $0.isDown }) else {
            return HeadlessLog.warn("Finger \(finger) was \(verb) but is not down. Call began for it first.")
        }
        openEvent()
        change(track)
        arena.perform {
            cancelRecognizersWithoutWindow()
            tellRecognizers(of: track.touch)
        }
    }

    private func openEvent() {
        let down = tracks.filter(\.isDown)
        down.forEach { $0.rest() }
        event = UIEvent(down.map(\.touch), timestamp: TurnLoop.main.now)
    }

    /// A touch goes to the recognizers of the hit view and of all views around it, the innermost first (B7.10).
    private func offer(_ touch: UITouch) {
        var view = touch.view
        while let next = view {
            for recognizer in next.recognizers { recognizer.offer(touch, event, in: arena) }
            view = next.superview
        }
    }

    private func tellRecognizers(of touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] where !recognizer.attempt.isOver {
            recognizer.hear(touch, event)
        }
    }

    /// A recognizer whose view has left the window sees no more of its touches (B7.19).
    private func cancelRecognizersWithoutWindow() {
        for recognizer in tracks.flatMap({ $0.touch.gestureRecognizers ?? [] }) where recognizer.view?.window == nil {
            recognizer.cancelAttempt()
        }
    }

    private func mayBegin(_ finger: Int, at point: CGPoint, in window: UIWindow) -> Bool {
        if tracks.contains(where: { $0.finger == finger && $0.isDown }) {
            HeadlessLog.warn("Finger \(finger) began again while it is down. End it first, or use another number.")
        } else if !point.x.isFinite || !point.y.isFinite {
            warnNotFinite(finger, point)
        } else if window.isHidden {
            HeadlessLog.warn("Finger \(finger) began in a window that is not shown. Call makeKeyAndVisible() first.")
        } else if !window.bounds.contains(point) {
            HeadlessLog.warn(
                "Finger \(finger) began at \(point), outside its window of \(window.bounds). "
                    + "Points are in the window's coordinates; convert them with convert(_:to: nil).")
        } else {
            return true
        }
        return false
    }

    private func warnNotFinite(_ finger: Int, _ point: CGPoint) {
        HeadlessLog.warn("Finger \(finger) was sent to \(point), which is not finite. Look for a division by zero.")
    }
}
