#if HEADLESS_UIKIT
    import UIKit

    /// Something that can happen to an app, and the numbers that say what exactly.
    ///
    /// Write one for what only your app can do:
    ///
    /// ```swift
    /// MonkeyAction("like", ["row": 5]) { hand, numbers in
    ///     (hand.top as? FeedScreen)?.like(row: numbers["row"])
    /// }
    /// ```
    ///
    /// An action has to be possible at any moment, and does the same for the same numbers. Where it makes no sense, it does nothing.
    public struct MonkeyAction {
        /// The numbers of a step, by the names of the action's parameters.
        public struct Numbers {
            let step: MonkeyStep

            /// The number with a name, or 0 if a script leaves it out.
            public subscript(_ name: String) -> Int {
                step.numbers.first { $0.name == name }?.value ?? 0
            }
        }

        /// The name in scripts.
        public let name: String
        /// How often the monkey chooses it, compared with others.
        public var weight: Int
        let parameters: [(name: String, limit: Int)]
        var perform: @MainActor (MonkeyHand, Numbers) -> Void

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - name: The name in scripts.
        ///   - parameters: The names of its numbers. Each is from 0 to one below a limit.
        ///   - weight: How often the monkey chooses it, compared with others.
        ///   - perform: What happens.
        public init(
            _ name: String, _ parameters: KeyValuePairs<String, Int> = [:], weight: Int = 2,
            perform: @escaping @MainActor (MonkeyHand, Numbers) -> Void
        ) {
            self.init(name, weight: weight, parameters: parameters.map { ($0.key, $0.value) }, perform: perform)
        }

        init(
            _ name: String, weight: Int, parameters: [(String, Int)],
            perform: @escaping @MainActor (MonkeyHand, Numbers) -> Void
        ) {
            self.name = name
            self.weight = weight
            self.parameters = parameters.map { ($0, max(1, $1)) }
            self.perform = perform
        }

        /// Throws an error for a number that the action does not have, or that is not below its limit.
        func check(_ step: MonkeyStep) throws(MonkeyScriptError) {
            for number in step.numbers {
                guard let parameter = parameters.first(where: { $0.name == number.name }) else {
                    let names = parameters.map(\.name).joined(separator: ", ")
                    throw MonkeyScriptError(
                        line: "\(step)", remedy: "\"\(name)\" has no \(number.name). Its numbers are: \(names).")
                }
                guard (0..<parameter.limit).contains(number.value) else {
                    throw MonkeyScriptError(
                        line: "\(step)", remedy: "\(number.name) is from 0 to \(parameter.limit - 1).")
                }
            }
        }

        /// Draws the numbers of a step.
        func draw(_ numbers: inout SeededNumbers) -> MonkeyStep {
            MonkeyStep(
                action: name,
                numbers: parameters.map { MonkeyStep.Number(name: $0.name, value: numbers.next(below: $0.limit)) })
        }
    }
#endif
