#if !canImport(ObjectiveC)
    public import Foundation

    /// An observation of a property. It ends when it is invalidated or released.
    public final class NSKeyValueObservation: NSObject {
        private let object: ObjectIdentifier

        init(of object: AnyObject) {
            self.object = ObjectIdentifier(object)
        }

        deinit {
            invalidate()
        }

        /// Ends the observation.
        public func invalidate() {
            KeyValueObservations.remove(ObjectIdentifier(self), for: object)
        }
    }
#endif
