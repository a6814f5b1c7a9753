import Foundation

/// Routes the touches of a window: hit testing, gesture recognizers, the hit view, then actions (B7.2).
///
/// What runs at every movement of a finger uses loops, because a closure would check for each element which thread it runs
/// on.
@MainActor
final class TouchRouter {
    private weak var window: UIWindow?
    private let arena = GestureArena()
    let scrolls: ScrollRouter
    private var tracks: [TouchTrack] = []
    private var event = UIEvent([], timestamp: 0)
    private var taps = TapCount()
    /// Fingers that are still down but whose touches the system cancelled. They are ignored until they lift.
    private var unheard: Set<Int> = []

    init(window: UIWindow) {
        self.window = window
        scrolls = ScrollRouter(window: window, arena: arena)
        arena.router = self
    }

    func begin(finger: Int, at point: CGPoint) {
        guard let window, mayBegin(finger, at: point, in: window) else { return }
        openEvent()
        let view = window.hitTest(point, with: event)
        let now = TurnLoop.main.now
        let touch = UITouch(
            at: point, in: window, hitting: view, tapCount: taps.count(at: point, time: now), timestamp: now)
        tracks.append(TouchTrack(finger: finger, touch: touch, isHeard: mayHear(view)))
        event.add(touch)
        arena.perform {
            cancelRecognizersWithoutWindow()
            offer(touch)
            tellRecognizers(of: [touch], event)
        }
    }

    /// Moves several fingers in one event.
    func move(_ points: [(finger: Int, point: CGPoint)]) {
        var moved: [(track: TouchTrack, point: CGPoint)] = []
        for (finger, point) in points {
            if !point.x.isFinite || !point.y.isFinite {
                warnNotFinite(finger, point)
            } else if let track = track(of: finger, "moved"), !track.rests(at: point) {
                moved.append((track, point))
            }
        }
        guard !moved.isEmpty else { return }
        openEvent()
        for (track, point) in moved { track.enter(.moved, at: point) }
        var touches: [UITouch] = []
        for (track, _) in moved { touches.append(track.touch) }
        deliver(touches)
    }

    func end(finger: Int) {
        guard let track = track(of: finger, "ended") else { return lift(finger) }
        openEvent()
        track.enter(.ended)
        taps.lifted(track.touch)
        deliver([track.touch])
    }

    func cancel(finger: Int) {
        guard let track = track(of: finger, "cancelled") else { return lift(finger) }
        openEvent()
        track.enter(.cancelled)
        deliver([track.touch])
    }

    /// Cancels the touches of a view and its subviews because the view was covered or its window was hidden (B7.19).
    func cancelTouches(in view: UIView) {
        scrolls.cancel(in: view)
        let lost = tracks.filter { $0.isDown && $0.view?.isDescendant(of: view) == true }
        guard !lost.isEmpty else { return }
        unheard.formUnion(lost.map(\.finger))
        lost.forEach { $0.enter(.cancelled) }
        let touches = lost.map(\.touch)
        let event = UIEvent(touches, timestamp: TurnLoop.main.now)
        arena.perform { tellRecognizers(of: touches, event) }
    }

    /// Cancels all touches, and takes the fingers away.
    func cancelAll() {
        scrolls.end(.cancelled)
        tracks.filter(\.isDown).map(\.finger).forEach(cancel)
        unheard = []
    }

    /// Returns whether a finger is down, also one whose touch the system cancelled.
    func isDown(_ finger: Int) -> Bool {
        unheard.contains(finger) || tracks.contains { $0.finger == finger && $0.isDown }
    }

    /// Delivers the touches that the recognizers do not withhold to the views, and removes tracks that have nothing
    /// left to deliver.
    func tellViews() {
        for track in tracks { track.tellView(event) }
        for index in tracks.indices.reversed() where tracks[index].isOver { tracks.remove(at: index) }
    }

    private func track(of finger: Int, _ verb: String) -> TouchTrack? {
        for track in tracks where track.finger == finger && track.isDown { return track }
        if !unheard.contains(finger) {
            HeadlessLog.warn("Finger \(finger) was \(verb) but is not down. Call began for it first.")
        }
        return nil
    }

    private func lift(_ finger: Int) {
        unheard.remove(finger)
    }

    private func deliver(_ changed: [UITouch]) {
        arena.perform {
            cancelRecognizersWithoutWindow()
            tellRecognizers(of: changed, event)
        }
    }

    /// Returns whether a view receives another touch. A view without multiple touch receives one touch at a time. A
    /// view with exclusive touch does not share touches with other views.
    private func mayHear(_ view: UIView?) -> Bool {
        let others = tracks.filter(\.isDown).compactMap(\.view)
        if others.contains(where: { $0 === view }) { return view?.isMultipleTouchEnabled == true }
        return others.isEmpty || view?.isExclusiveTouch != true && !others.contains(where: \.isExclusiveTouch)
    }

    private func openEvent() {
        var down: [UITouch] = []
        for track in tracks where track.isDown {
            track.rest()
            down.append(track.touch)
        }
        event = UIEvent(down, timestamp: TurnLoop.main.now)
    }

    /// Offers a touch to the recognizers of the hit view and of all its superviews (B7.10). In which order is not documented.
    private func offer(_ touch: UITouch) {
        var views: [UIView] = []
        var view = touch.view
        while let next = view {
            views.append(next)
            view = next.superview
        }
        if HeadlessQuirks.orderOfRecognizers == .outerFirst { views.reverse() }
        for view in views { view.recognizers.forEach { $0.offer(touch, event, in: arena) } }
    }

    /// Calls each recognizer once with all of its touches that changed in an event.
    private func tellRecognizers(of touches: [UITouch], _ event: UIEvent) {
        guard let phase = touches.first?.phase else { return }
        let changed = Set(touches)
        for recognizer in touches.recognizers where !recognizer.attempt.isOver {
            var own = changed
            for touch in touches where recognizer.attempt.touches.index(of: touch) == nil { own.remove(touch) }
            if !own.isEmpty { recognizer.receive(own, phase, event) }
        }
    }

    /// Cancels recognizers whose view has left the window (B7.19).
    private func cancelRecognizersWithoutWindow() {
        guard !HeadlessQuirks.lostViewsKeepTheirTouches else { return }
        for track in tracks {
            for receiver in track.touch.receivers {
                if let recognizer = receiver.object, recognizer.view?.window == nil { recognizer.cancelAttempt() }
            }
        }
    }

    private func mayBegin(_ finger: Int, at point: CGPoint, in window: UIWindow) -> Bool {
        if isDown(finger) {
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

extension UIView {
    /// Cancels the touches of this view and its subviews. The fingers are ignored until they lift.
    func cancelTouches() {
        window?.touchRouter.cancelTouches(in: self)
    }
}
