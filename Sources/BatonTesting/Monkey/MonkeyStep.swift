#if HEADLESS_UIKIT
    /// One line of a monkey's script: the name of an action, and its numbers.
    ///
    /// ```
    /// push stack=0 screen=3 animated=1
    /// ```
    public struct MonkeyStep: Hashable, Sendable {
        /// A number of a step, with its name.
        public struct Number: Hashable, Sendable {
            let name: String
            var value: Int
        }

        /// The name of the action.
        public let action: String
        /// The numbers, in the order of the action's parameters.
        public internal(set) var numbers: [Number]
    }

    extension MonkeyStep: LosslessStringConvertible {
        /// Reads a line of a script. It is nil if the line has no name, or a word that is not a number with its name.
        public init?(_ description: String) {
            let words = description.split(separator: " ")
            let names = words.prefix { !$0.contains("=") }
            let numbers = words.dropFirst(names.count).map { Self.number(in: $0) }
            guard !names.isEmpty, !numbers.contains(nil) else { return nil }
            action = names.joined(separator: " ")
            self.numbers = numbers.compactMap { $0 }
        }

        private static func number(in word: Substring) -> Number? {
            let parts = word.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2, let value = Int(parts[1]) else { return nil }
            return Number(name: String(parts[0]), value: value)
        }

        public var description: String {
            ([action] + numbers.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
        }
    }
#endif
