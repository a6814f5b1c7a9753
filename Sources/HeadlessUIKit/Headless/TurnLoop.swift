public import Foundation

/// The main run loop in virtual time. Time passes only when it is advanced.
///
/// One turn has four phases, as in the model of the behaviour file: events, timers and the main queue, the commit with
/// its layout, work that was queued to run after the commit, and the animation callbacks that are due. What the
/// callbacks change is laid out in the same turn.
@preconcurrency @MainActor
public final class TurnLoop {
    /// The main run loop. There is one in the process.
    nonisolated public static let main = TurnLoop()

    /// The media clock. It does not start at zero, since Core Animation interprets a begin time of zero as "not set".
    // Unchecked because it is read for every animation at every frame, and not read while it is being set.
    @exclusivity(unchecked) nonisolated(unsafe) public private(set) var now: TimeInterval = TurnLoop.origin
    /// The number of turns that have run, for use in logs.
    public private(set) var turn = 0
    /// The frames per second of the virtual display: 60 or 120.
    nonisolated(unsafe) public var framesPerSecond = 60

    nonisolated static let origin: TimeInterval = 100
    /// The tolerance within which two times are equal. Sums of frame intervals are not exact.
    nonisolated static let instant: TimeInterval = 1e-9
    /// How far sums of times are from frames after hours.
    private static let rounding: TimeInterval = 1e-8

    private var timers = TimerQueue()
    private var afterCommit: [@MainActor () -> Void] = []
    private var frameObservers: [(id: Int, action: @MainActor () -> Void)] = []
    private var nextObserver = 0
    nonisolated let commits = CommitQueue()
    nonisolated let animations = AnimationRegistry()
    nonisolated let mainQueue = MainQueue()

    nonisolated private init() {}

    /// Runs one turn at the current time.
    public func runTurn() {
        turn += 1
        #if !canImport(ObjectiveC)
            TargetTimer.findAdded()
        #endif
        timers.fire(upTo: now + Self.instant)
        mainQueue.run()
        commits.run()
        runAfterCommit()
        animations.deliverDueCallbacks(at: now)
        // What the callbacks have changed is laid out before it is drawn.
        if !commits.isEmpty { commits.run() }
        for observer in frameObservers { observer.action() }
    }

    /// Advances virtual time. A turn runs at each frame, and whenever a timer or an animation is due. Another one
    /// follows at the same time if a turn has left blocks on the main queue.
    public func advance(by interval: TimeInterval) {
        let target = now + max(0, interval)
        guard target - now > Self.instant else { return runTurn() }
        while target - now > Self.instant {
            let (frame, next) = (nextFrame, min(target, nextDue ?? target))
            // What is due at a frame, but for a rounding, has no turn of its own.
            now = frame - next < Self.rounding ? frame : next
            runTurn()
            if !mainQueue.isEmpty { runTurn() }
        }
    }

    /// Schedules an action for the event phase of the first turn at or after a delay.
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        timers.insert(at: now + max(0, delay), action)
    }

    /// Schedules an action of a timer, and returns an identifier for `cancelTimer(_:)`. One that repeats schedules itself
    /// again, and nobody waits for its end.
    func scheduleTimer(at time: TimeInterval, repeats: Bool, _ action: @escaping @MainActor () -> Void) -> Int {
        timers.insert(at: max(now, time), repeats: repeats, action)
    }

    func cancelTimer(_ id: Int) {
        timers.remove(id)
    }

    /// Queues an action that runs after the next commit, which is when UIKit starts modal transitions.
    func afterNextCommit(_ action: @escaping @MainActor () -> Void) {
        afterCommit.append(action)
    }

    /// Adds an action that is called at the end of every turn, when everything is laid out. Returns a number for `removeFrameObserver`.
    public func addFrameObserver(_ action: @escaping @MainActor () -> Void) -> Int {
        nextObserver += 1
        frameObservers.append((nextObserver, action))
        return nextObserver
    }

    /// Removes the action that was added with a number.
    public func removeFrameObserver(_ id: Int) {
        frameObservers.removeAll { $0.id == id }
    }

    /// Whether nothing is pending: no timer, no block on the main queue, no queued action, no layout and no animation,
    /// except for timers and animations that repeat for ever.
    public var isIdle: Bool {
        timers.isIdle && mainQueue.isEmpty && afterCommit.isEmpty && commits.isEmpty && animations.isIdle
    }

    /// Descriptions of everything that is pending, for diagnostics.
    public var pending: [String] {
        var list = animations.pending
        if !timers.isIdle { list.append("a timer") }
        if !mainQueue.isEmpty { list.append("a block on the main queue") }
        if !afterCommit.isEmpty { list.append("work queued for after the commit") }
        if !commits.isEmpty { list.append("a layout pass") }
        return list
    }

    /// Resets the clock to its origin and discards all pending work, for the next test.
    ///
    /// Blocks on the main queue stay, since the view controller of the next test may have put them there.
    public func reset() {
        now = Self.origin
        turn = 0
        framesPerSecond = 60
        timers = TimerQueue()
        afterCommit = []
        frameObservers = []
        commits.reset()
        animations.reset()
        HeadlessScenes.reset()
        FirstResponder.shared.reset()
        SoftKeyboard.shared.reset()
    }

    private func runAfterCommit() {
        let due = afterCommit
        afterCommit = []
        for action in due { action() }
    }

    /// The time of the next frame, counted in whole frames from the origin so that errors do not add up.
    private var nextFrame: TimeInterval {
        let rate = Double(framesPerSecond)
        let passed = ((now - Self.origin) * rate + 1e-6).rounded(.down)
        return Self.origin + (passed + 1) / rate
    }

    private var nextDue: TimeInterval? {
        var due = animations.nextEnd(after: now)
        if let timer = timers.nextTime { due = min(due ?? timer, timer) }
        guard let due else { return nil }
        return max(due, now + Self.instant)
    }
}
