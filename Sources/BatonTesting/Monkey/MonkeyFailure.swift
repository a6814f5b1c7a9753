#if HEADLESS_UIKIT
    import Foundation

    /// What a monkey has found: a rule that does not hold, and the script that shows it.
    public struct MonkeyFailure: Error, CustomStringConvertible {
        /// The name of the rule.
        public let rule: String
        /// What is wrong.
        public let problem: String
        /// The virtual seconds since the beginning of the program.
        public let time: Double
        /// What was done.
        public let script: MonkeyScript

        /// The rule, the problem, and lines for a test.
        public var description: String {
            """
            \(rule): \(problem) (after \((time * 1000).rounded() / 1000) s)
            try monkey.replay(\"\"\"
                \(script.description.replacingOccurrences(of: "\n", with: "\n    "))
                \"\"\")
            """
        }
    }
#endif
