public import Dispatch
import Foundation

// These are preferred to the methods of Dispatch, which have further parameters with default values. Code that passes a
// group, a quality of service, flags or a work item calls those of Dispatch.

extension DispatchQueue {
    /// Calls a closure on this queue.
    ///
    /// A closure on the main queue is called in the next turn of `TurnLoop`, without time passing.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard isMain else { return async(group: nil, execute: work) }
        TurnLoop.main.mainQueue.add(work)
    }

    /// Calls a closure on this queue at a later time.
    ///
    /// A closure on the main queue is called in the first frame of the virtual time at or after the deadline.
    @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard isMain else { return asyncAfter(deadline: deadline, qos: .unspecified, execute: work) }
        guard deadline != .distantFuture else { return }
        let delay = deadline.delay
        guard Thread.isMainThread else {
            return TurnLoop.main.mainQueue.add { MainActor.assumeIsolated { TurnLoop.main.schedule(work, in: delay) } }
        }
        MainActor.assumeIsolated { TurnLoop.main.schedule(work, in: delay) }
    }

    private var isMain: Bool {
        #if canImport(ObjectiveC)
            self === DispatchQueue.main
        #else
            // Each read of `main` returns another object.
            label == DispatchQueue.main.label
        #endif
    }
}

extension DispatchTime {
    /// The seconds until this time.
    fileprivate var delay: TimeInterval {
        let now = DispatchTime.now()
        return self > now ? Double(uptimeNanoseconds - now.uptimeNanoseconds) / 1e9 : 0
    }
}

extension TurnLoop {
    /// Calls a block in the first frame after a delay.
    ///
    /// A deadline is made of the real time, which has gone on by a few microseconds since. In whole frames the delay is
    /// the same each time.
    fileprivate func schedule(_ work: @escaping @Sendable () -> Void, in delay: TimeInterval) {
        let rate = Double(framesPerSecond)
        schedule(after: (delay * rate - 1e-3).rounded(.up) / rate) { work() }
    }
}
