public import Foundation

/// Calls at every frame of the virtual display, in the event phase of the frame's turn.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private let action: @MainActor (CADisplayLink) -> Void
    private var frame: (shown: CFTimeInterval, next: CFTimeInterval) = (0, 0)
    private var rate = CAFrameRateRangeDefault
    private var isStill = false
    private var isAdded = false
    private var isScheduled = false

    init(action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
    }

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

    open var isPaused: Bool {
        get { isStill }
        set {
            isStill = newValue
            scheduleNext()
        }
    }

    /// The time of the frame.
    open var timestamp: CFTimeInterval { frame.shown }

    /// The time of the frame after this one, which the callback draws.
    open var targetTimestamp: CFTimeInterval { frame.next }

    /// The time between two frames of the display.
    open var duration: CFTimeInterval { 1 / Double(TurnLoop.main.framesPerSecond) }

    /// 0 for as many as there are. It is the same wish as the range's preferred rate; the later one counts.
    open var preferredFramesPerSecond: Int {
        get { Int(rate.preferred) }
        set { rate = CAFrameRateRange(minimum: 0, maximum: 0, preferred: Float(newValue)) }
    }

    open var preferredFrameRateRange: CAFrameRateRange {
        get { rate }
        set { rate = newValue }
    }

    private var nextFrame: TimeInterval {
        let framesPerSecond = TurnLoop.main.framesPerSecond
        let passed = ((TurnLoop.main.now - TurnLoop.origin) * Double(framesPerSecond) + 1e-6).rounded(.down)
        return TurnLoop.origin + (passed + Double(rate.stride(of: framesPerSecond))) / Double(framesPerSecond)
    }

    private func scheduleNext() {
        guard isAdded, !isStill, !isScheduled else { return }
        isScheduled = true
        TurnLoop.main.schedule(after: nextFrame - TurnLoop.main.now) { self.fire() }
    }

    private func fire() {
        isScheduled = false
        guard isAdded, !isStill else { return }
        frame = (TurnLoop.main.now, nextFrame)
        action(self)
        scheduleNext()
    }
}
