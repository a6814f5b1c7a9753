#if HEADLESS_UIKIT
    /// A program of a monkey as text: where it runs, and its steps.
    ///
    /// ```
    /// on phone 26 app=0
    /// answer pushesInterruptTransitions true
    /// push stack=0 screen=3 animated=1
    /// wait frames=6
    /// pop stack=0 animated=1
    /// ```
    public struct MonkeyScript: Hashable, Sendable {
        /// Where the program runs.
        public internal(set) var setting: MonkeySetting
        /// What is done, one after the other. At the end the monkey lifts its fingers and waits until everything rests.
        public internal(set) var steps: [MonkeyStep]
    }

    extension MonkeyScript: CustomStringConvertible {
        /// The text of the script. `init(_:)` reads it.
        public var description: String {
            (setting.lines + steps.map(\.description)).joined(separator: "\n")
        }

        /// Reads a script. Empty lines, and lines that begin with `#`, are comments.
        public init(_ text: String) throws(MonkeyScriptError) {
            let lines = text.split(separator: "\n").map { line in
                line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
            }
            var said = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }[...]
            setting = MonkeySetting()
            while let line = said.first, try setting.read(line) { said.removeFirst() }
            steps = []
            for line in said {
                guard let step = MonkeyStep(line) else {
                    throw MonkeyScriptError(
                        line: line, remedy: "Write the name of an action and its numbers, such as \"wait frames=6\".")
                }
                steps.append(step)
            }
        }
    }

    /// The error of a script that cannot be read.
    public struct MonkeyScriptError: Error, CustomStringConvertible {
        /// The line that is wrong.
        public let line: String
        let remedy: String

        public var description: String { "\"\(line)\" is no line of a script. \(remedy)" }
    }
#endif
