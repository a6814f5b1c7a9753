#if HEADLESS_UIKIT
    public import UIKit

    /// Plays random programs on an app, and checks at every frame that its rules hold.
    ///
    /// ```swift
    /// func testNothingGetsStuck() async throws {
    ///     try Monkey { MainTabs() }.play(programs: 200)
    /// }
    /// ```
    ///
    /// It pushes, presents, selects tabs, swipes, catches, pulls, turns the device, shows the keyboard, and lets time pass, in any
    /// order. On failure it looks for the shortest script that fails in the same way, and throws it as a `MonkeyFailure`.
    @preconcurrency @MainActor
    public struct Monkey {
        /// What it does.
        public var actions: [MonkeyAction]
        /// What it checks.
        public var rules: [MonkeyRule]
        /// The systems on which it plays.
        public var systems = [15, 18, 26, 27]
        /// The number of steps of a program.
        public var stepsOfProgram = 40
        /// Whether each program has other answers to what is not known of UIKit.
        public var drawsAnswers = true
        /// The switches of the stand-in that keep their answers.
        package var keptSwitches: Set<String> = []
        /// Switches of which only one has an unusual answer at a time.
        package var exclusiveSwitches: Set<String> = []
        /// The number of apps that `makeApp` can make.
        package var apps = 1
        let makeApp: (Int) -> any MonkeyApp

        /// Creates a monkey for an app of which it knows only the root.
        ///
        /// - Parameter root: Makes the root view controller. It is called for each program.
        public init(root: @escaping () -> UIViewController) {
            self.init { _ in RootedMonkeyApp(root) }
        }

        /// Creates a monkey for an app that says more of itself.
        ///
        /// - Parameter makeApp: Makes an app. It is called for each program.
        public init(playing makeApp: @escaping (_ number: Int) -> any MonkeyApp) {
            self.makeApp = makeApp
            actions = MonkeyAction.everything
            rules = MonkeyRule.everything
        }

        // MARK: Playing

        /// Plays programs until one fails.
        ///
        /// - Parameters:
        ///   - programs: How many.
        ///   - seed: The number from which the programs follow. The next program has the next one.
        /// - Returns: How much was done.
        /// - Throws: The `MonkeyFailure` with the shortest script that was found.
        @discardableResult
        public func play(programs: Int, seed: UInt64 = 1) throws -> MonkeyFigures {
            var figures = MonkeyFigures()
            for number in 0..<UInt64(max(0, programs)) {
                let (failure, done) = try run(script(seed: seed &+ number))
                figures += done
                if let failure { throw try shrink(failure) }
            }
            return figures
        }

        /// Plays a script.
        public func replay(_ text: String) throws {
            if let failure = try run(MonkeyScript(text)).failure { throw failure }
        }

        /// Plays a script, and records it. The log has a line for each step.
        public func record(_ text: String, as name: String) throws -> (recording: Recording, failure: MonkeyFailure?) {
            try withAnswers(of: MonkeyScript(text)) { run in
                (try run.record(name), run.failure)
            }
        }

        /// Returns the program that follows from a number.
        public func script(seed: UInt64) -> MonkeyScript {
            var numbers = SeededNumbers(seed: seed)
            let setting = drawSetting(&numbers)
            let all = actions + makeApp(setting.app).actions
            let choices = all.flatMap { Array(repeating: $0, count: max(0, $0.weight)) }
            let steps = (0..<stepsOfProgram).compactMap { _ in
                choices.isEmpty ? nil : choices[numbers.next(below: choices.count)].draw(&numbers)
            }
            return MonkeyScript(setting: setting, steps: steps)
        }

        private func drawSetting(_ numbers: inout SeededNumbers) -> MonkeySetting {
            var setting = MonkeySetting()
            let device = numbers.next(below: 6)
            setting.device = device == 0 ? .pad : device == 1 ? .smallPhone : .phone
            setting.system = systems.isEmpty ? 26 : systems[numbers.next(below: systems.count)]
            setting.preferences = MonkeySetting.Preference.allCases.filter { _ in numbers.next(below: 6) == 0 }
            setting.app = numbers.next(below: apps)
            guard drawsAnswers else { return setting }
            // Half of the programs have the usual answers, and the others a third of other ones.
            let hasOthers = numbers.next(below: 2) == 0
            for quirk in HeadlessSwitch.all where !keptSwitches.contains(quirk.name) {
                let answer = numbers.next(below: quirk.answers.count)
                let isAnswered = hasOthers && numbers.next(below: 3) == 0
                let isExcluded =
                    exclusiveSwitches.contains(quirk.name)
                    && setting.answers.contains { exclusiveSwitches.contains($0.name) }
                guard isAnswered, !isExcluded, answer != quirk.answer else { continue }
                setting.answers.append(MonkeySetting.Answer(name: quirk.name, value: quirk.answers[answer]))
            }
            return setting
        }

        /// Plays a script, and returns what is wrong and how much was done.
        package func run(_ script: MonkeyScript) throws -> (failure: MonkeyFailure?, figures: MonkeyFigures) {
            try withAnswers(of: script) { run in
                try run.play()
                return (run.failure, run.figures)
            }
        }

        /// Gives the answers of a script, until it has been played. Then the former device and answers are back.
        private func withAnswers<Result>(of script: MonkeyScript, _ play: (MonkeyRun) throws -> Result) throws -> Result
        {
            let device = HeadlessDevice.current
            defer { HeadlessDevice.current = device }
            return try HeadlessSwitch.keepingAnswers {
                for answer in script.setting.answers { try give(answer) }
                return try play(MonkeyRun(script, of: self))
            }
        }

        private func give(_ answer: MonkeySetting.Answer) throws {
            guard let quirk = HeadlessSwitch.all.first(where: { $0.name == answer.name }),
                let number = quirk.answers.firstIndex(of: answer.value)
            else {
                throw MonkeyScriptError(
                    line: "answer \(answer.name) \(answer.value)",
                    remedy: "Name a property of HeadlessQuirks and one of its values.")
            }
            quirk.answer = number
        }

        /// Returns the same failure with the shortest script that is found.
        package func shrink(_ failure: MonkeyFailure) throws -> MonkeyFailure {
            var best = failure
            let shrinker = MonkeyShrinker { script in
                guard let shorter = try? run(script).failure, shorter.rule == failure.rule else { return false }
                best = shorter
                return true
            }
            _ = shrinker.shrink(failure.script)
            return best
        }
    }
#endif
