#if canImport(ObjectiveC)
    public import Foundation

    extension UIGestureRecognizer {
        /// Calls a method of the target, which is not retained, at each step of the gesture.
        func add(_ target: Any?, action: Selector) {
            let target = target as AnyObject
            addAction { [weak target] recognizer in
                _ = target?.perform(action, with: recognizer)
            }
        }
    }
#else
    /// The name of a method. Selectors need the Objective-C runtime, so without it there are none.
    public enum Selector: Hashable, Sendable {}
#endif
