#if !canImport(ObjectiveC)
    /// How a property changed.
    public enum NSKeyValueChange: UInt, Sendable {
        case setting = 1
    }

    /// A change of an observed property.
    public struct NSKeyValueObservedChange<Value> {
        public typealias Kind = NSKeyValueChange

        public let kind: Kind
        /// The new value, if the observation asked for it.
        public let newValue: Value?
        /// The value before, if the observation asked for it.
        public let oldValue: Value?
        /// Whether the change is reported before it is made. It never is.
        public let isPrior: Bool
    }
#endif
