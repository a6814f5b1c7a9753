#if !canImport(ObjectiveC)
    /// The name of a method.
    ///
    /// Without the Objective-C runtime a method cannot be found by its name. The class of the target lists its methods
    /// in a `SelectorTable`.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        public let description: String

        public init(_ name: String) {
            description = name
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }
    }
#endif
