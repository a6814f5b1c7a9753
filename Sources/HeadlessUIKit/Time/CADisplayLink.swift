public import Foundation

/// Calls at every frame of the virtual display, in the event phase of the frame's turn.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// The time of the frame.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the frame after this one, which the callback draws.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open var isPaused = false {
        didSet { if oldValue && !isPaused { scheduleNext() } }
    }
    /// 0 for as many as there are.
    open var preferredFramesPerSecond = 0

    private let action: @MainActor (CADisplayLink) -> Void
    private var isAdded = false
    private var isScheduled = false

    init(action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
    }

    /// The time between two frames of the display.
    open var duration: CFTimeInterval { 1 / Double(TurnLoop.main.framesPerSecond) }

    /// Starts the calls; there is one run loop, and it is always in the common modes.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        scheduleNext()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
    }

    /// Ends the calls for good.
    open func invalidate() {
        isAdded = false
    }

    /// How many frames of the display one of this link's takes.
    private var stride: Double {
        guard preferredFramesPerSecond > 0 else { return 1 }
        return max(1, (Double(TurnLoop.main.framesPerSecond) / Double(preferredFramesPerSecond)).rounded())
    }

    private var nextFrame: TimeInterval {
        let rate = Double(TurnLoop.main.framesPerSecond)
        let passed = ((TurnLoop.main.now - TurnLoop.origin) * rate + 1e-6).rounded(.down)
        return TurnLoop.origin + (passed + stride) / rate
    }

    private func scheduleNext() {
        guard isAdded, !isPaused, !isScheduled else { return }
        isScheduled = true
        TurnLoop.main.schedule(after: nextFrame - TurnLoop.main.now) { self.fire() }
    }

    private func fire() {
        isScheduled = false
        guard isAdded, !isPaused else { return }
        timestamp = TurnLoop.main.now
        targetTimestamp = nextFrame
        action(self)
        scheduleNext()
    }
}
