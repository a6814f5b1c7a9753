public import Foundation

/// Calls an action at every frame of the virtual display, in the event phase of the frame's turn.
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

    /// Starts the display link. Both parameters are ignored, as there is only one run loop and it is always in the
    /// common modes.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        scheduleNext()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
    }

    /// Stops the display link permanently.
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

    /// The time of the current frame.
    open var timestamp: CFTimeInterval { frame.shown }

    /// The time of the next frame, for which the callback prepares content.
    open var targetTimestamp: CFTimeInterval { frame.next }

    /// The time between two frames of the display.
    open var duration: CFTimeInterval { 1 / Double(TurnLoop.main.framesPerSecond) }

    /// The preferred number of frames per second, or 0 for the rate of the display. This is the same value as
    /// `preferred` of `preferredFrameRateRange`. The property that was set last takes effect.
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
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated {
            TurnLoop.main.schedule(after: link.nextFrame - TurnLoop.main.now) { link.fire() }
        }
    }

    @MainActor
    private func fire() {
        isScheduled = false
        guard isAdded, !isStill else { return }
        frame = (TurnLoop.main.now, nextFrame)
        action(self)
        scheduleNext()
    }
}
