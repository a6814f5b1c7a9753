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
            let timer = TargetTimer(ti, aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
            timer.schedule()
            return timer
        }
    }
#endif
