#if !canImport(ObjectiveC)
    public import Foundation

    // Calls are made on the main thread, whose run loop is the only one.
    extension NSObject {
        /// Calls a method of the object when virtual time has passed, but not before the next turn of the run loop.
        public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
            nonisolated(unsafe) let target = self
            nonisolated(unsafe) let argument = anArgument
            MainActor.assumeIsolated { DelayedPerform.schedule(target, aSelector, argument, after: delay) }
        }

        /// Calls a method of the object when virtual time has passed. The run loop is always in all modes.
        public func perform(
            _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
        ) {
            perform(aSelector, with: anArgument, afterDelay: delay)
        }

        /// Cancels all calls of a target's methods that are due after a delay.
        public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
            nonisolated(unsafe) let target = aTarget as AnyObject
            MainActor.assumeIsolated { DelayedPerform.cancel(target) }
        }

        /// Cancels the calls of a method that are due after a delay, with an equal argument.
        public class func cancelPreviousPerformRequests(
            withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
        ) {
            nonisolated(unsafe) let target = aTarget as AnyObject
            nonisolated(unsafe) let argument = anArgument
            MainActor.assumeIsolated { DelayedPerform.cancel(target, (aSelector, argument)) }
        }
    }
#endif
