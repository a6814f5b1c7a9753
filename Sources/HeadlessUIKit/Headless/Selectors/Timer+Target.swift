#if !canImport(ObjectiveC)
    public import Foundation

    extension Timer {
        /// Creates a timer that calls a method of a target in virtual time, and starts it.
        ///
        /// The method receives the timer. The target is retained until the timer is invalidated, which one that does not
        /// repeat does when it has fired.
        @discardableResult
        public class func scheduledTimer(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) -> Timer {
            let timer = TargetTimer(ti, aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo, isScheduled: true)
            timer.schedule()
            return timer
        }
    }

    /// The initializers of `Timer` that take a target. An initializer of a protocol may return a subclass.
    public protocol TargetTimerInitializers {}

    extension Timer: TargetTimerInitializers {}

    extension TargetTimerInitializers {
        /// Creates a timer that calls a method of a target in virtual time, once a run loop has got it by
        /// `add(_:forMode:)`. The time counts from the creation.
        public init(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) {
            self =
                TargetTimer(ti, aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo, isScheduled: false)
                as! Self
        }

        /// Creates a timer that calls a method of a target at a date, once a run loop has got it by `add(_:forMode:)`.
        public init(
            fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
            repeats rep: Bool
        ) {
            self =
                TargetTimer(ti, at: date, t as AnyObject, s, ui, repeats: rep, isScheduled: false) as! Self
        }
    }
#endif
