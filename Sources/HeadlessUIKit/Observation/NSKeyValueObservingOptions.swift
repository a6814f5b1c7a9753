#if !canImport(ObjectiveC)
    /// What an observation of a property reports.
    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        /// The handler is also called at once, with the current value.
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    }
#endif
