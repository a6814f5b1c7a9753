#if !HEADLESS_UIKIT
    public import UIKit

    /// The driver declares it, so that a linker which takes only what is asked for takes the method below.
    protocol AnsweringDelegate {}

    extension TransitionDriver {
        /// Returns whether the driver implements a method, which is read from a table for those of UIKit's delegates.
        public nonisolated override func responds(to aSelector: Selector!) -> Bool {
            // Any thread may ask, as analytics do. UIKit asks on the main thread.
            guard super.responds(to: aSelector), Thread.isMainThread else { return super.responds(to: aSelector) }
            return MainActor.assumeIsolated {
                implements(NSStringFromSelector(aSelector)) { $0.responds(to: aSelector) } ?? true
            }
        }
    }
#else
    import UIKit

    typealias AnsweringDelegate = HeadlessDelegate
#endif
