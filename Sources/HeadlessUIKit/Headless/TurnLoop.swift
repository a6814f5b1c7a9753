public import Foundation

/// The main run loop in virtual time: nothing happens unless somebody advances it.
///
/// One turn has four phases, as the behaviour file's model says: events and timers, the commit with its layout,
/// what was queued to run after the commit, and the animation callbacks that are due.
@MainActor
public final class TurnLoop {
    /// The one loop of the process, as there is one main run loop.
    public static let main = TurnLoop()

    /// The media clock. It does not start at zero, since Core Animation reads a begin time of zero as "not set".
    // Read for every animation at every frame; whoever sets it does nothing else meanwhile.
    @exclusivity(unchecked) public private(set) var now: TimeInterval = TurnLoop.origin
    /// How many turns have run, for logs that say what happened in which turn.
    public private(set) var turn = 0
    /// Frames a second of the virtual display: 60 or 120.
    public var framesPerSecond = 60

    static let origin: TimeInterval = 100
    /// Times closer than this are one moment: sums of frame intervals are not exact.
    static let instant: TimeInterval = 1e-9

    private var timers = TimerQueue()
    private var afterCommit: [@MainActor () -> Void] = []
    private var frameObservers: [(id: Int, action: @MainActor () -> Void)] = []
    private var nextObserver = 0
    let commits = CommitQueue()
    let animations = AnimationRegistry()

    private init() {}

    /// Runs one turn at the present time.
    public func runTurn() {
        turn += 1
        timers.fire(upTo: now + Self.instant)
        commits.run()
        runAfterCommit()
        animations.deliverDueCallbacks(at: now)
        frameObservers.forEach { $0.action() }
    }

    /// Lets virtual time pass, stopping for a turn at each frame and at each moment for which something is due.
    public func advance(by interval: TimeInterval) {
        let target = now + max(0, interval)
        guard target - now > Self.instant else { return runTurn() }
        while target - now > Self.instant {
            now = min(target, nextFrame, nextDue ?? target)
            runTurn()
        }
    }

    /// Runs an action in the event phase of the first turn at or after a time from now.
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        timers.insert(at: now + max(0, delay), action)
    }

    /// Queues work to run just after the next commit, the moment at which UIKit starts modal transitions.
    func afterNextCommit(_ action: @escaping @MainActor () -> Void) {
        afterCommit.append(action)
    }

    /// Calls an action at the end of every turn, for whoever records frames. Returns what `removeFrameObserver` takes.
    public func addFrameObserver(_ action: @escaping @MainActor () -> Void) -> Int {
        nextObserver += 1
        frameObservers.append((nextObserver, action))
        return nextObserver
    }

    /// Stops calling the action that was added under this number.
    public func removeFrameObserver(_ id: Int) {
        frameObservers.removeAll { $0.id == id }
    }

    /// Whether anything but the clock itself would still happen: a timer, a queued block, a layout, an animation.
    public var isIdle: Bool {
        timers.isEmpty && afterCommit.isEmpty && commits.isEmpty && animations.isIdle
    }

    /// What would still happen, in words, for whoever waits in vain.
    public var pending: [String] {
        var list = animations.pending
        if !timers.isEmpty { list.append("a timer") }
        if !afterCommit.isEmpty { list.append("work queued for after the commit") }
        if !commits.isEmpty { list.append("a layout pass") }
        return list
    }

    /// Puts the clock back to its origin and forgets everything that was going on, for the next test.
    public func reset() {
        now = Self.origin
        turn = 0
        framesPerSecond = 60
        timers = TimerQueue()
        afterCommit = []
        frameObservers = []
        commits.reset()
        animations.reset()
        HeadlessApplication.reset()
        FirstResponder.shared.reset()
        SoftKeyboard.shared.reset()
    }

    private func runAfterCommit() {
        let due = afterCommit
        afterCommit = []
        due.forEach { $0() }
    }

    /// Counted in whole frames from the origin, so that no error adds up.
    private var nextFrame: TimeInterval {
        let rate = Double(framesPerSecond)
        let passed = ((now - Self.origin) * rate + 1e-6).rounded(.down)
        return Self.origin + (passed + 1) / rate
    }

    private var nextDue: TimeInterval? {
        let due = [timers.nextTime, animations.nextEnd(after: now)].compactMap { $0 }.min()
        return due.map { max($0, now + Self.instant) }
    }
}
