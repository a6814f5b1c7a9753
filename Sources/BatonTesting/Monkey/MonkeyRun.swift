#if HEADLESS_UIKIT
    import Baton
    import UIKit

    /// Plays one script, and looks at each frame.
    @MainActor
    final class MonkeyRun {
        private let script: MonkeyScript
        private let app: any MonkeyApp
        private let actions: [String: MonkeyAction]
        private let hand: MonkeyHand
        private let checks: [(rule: MonkeyRule, check: MonkeyRule.Check)]
        private let ledger = MonkeyLedger()
        private let start: Double
        /// The lines of advice that were given.
        private var advice: [String] = []
        private let formerReceiver = Advice.receive
        private(set) var figures = MonkeyFigures()
        private(set) var failure: MonkeyFailure?

        init(_ script: MonkeyScript, of monkey: Monkey) {
            self.script = script
            app = monkey.makeApp(script.setting.app)
            actions = Dictionary((monkey.actions + app.actions).map { ($0.name, $0) }) { $1 }
            hand = MonkeyHand(app, on: script.setting.headlessDevice)
            checks = (monkey.rules + app.rules).map { ($0, $0.begin()) }
            start = hand.stage.now
        }

        /// Plays the script, and closes the windows.
        func play() throws {
            try observed { try playSteps() }
        }

        /// Does the same, and records the steps.
        func record(_ name: String) throws -> Recording {
            var recording = Recording(name: name, width: 0, height: 0)
            try observed { recording = try hand.stage.record(name) { try playSteps() } }
            return recording
        }

        private func observed(_ steps: () throws -> Void) throws {
            Advice.receive = { [weak self] in self?.advice.append($0) }
            let observer = TurnLoop.main.addFrameObserver { [weak self] in self?.look(.atEveryFrame) }
            defer {
                TurnLoop.main.removeFrameObserver(observer)
                close()
            }
            rest()
            app.begin(hand)
            try steps()
            undo()
            figures.programs = 1
            figures.seconds = hand.stage.now - start
            figures.transitions = ledger.count
        }

        private func playSteps() throws {
            for step in script.steps where failure == nil {
                hand.stage.note("\(step)")
                try play(step)
            }
            rest()
        }

        private func play(_ step: MonkeyStep) throws {
            guard let action = actions[step.action] else {
                throw MonkeyScriptError(line: step.description, remedy: "The monkey has no action of this name.")
            }
            try action.check(step)
            figures.steps += 1
            action.perform(hand, MonkeyAction.Numbers(step: step))
            if step.action == MonkeyAction.restName { rest() }
        }

        /// Waits until nothing moves, and looks.
        private func rest() {
            guard failure == nil else { return }
            settle()
            look(.atRest)
        }

        private func settle(_ action: () throws -> Void = {}) {
            do {
                try action()
                try hand.rest()
            } catch {
                report("everything ends", "\(error)")
            }
        }

        private func undo() {
            guard failure == nil else { return }
            settle { try app.undo(hand) }
            look(.atEnd)
        }

        private func close() {
            for window in hand.windows {
                window.isHidden = true
                window.rootViewController = nil
            }
            hand.otherWindows = []
            TurnLoop.main.reset()
            Advice.receive = formerReceiver
            if let problem = app.checkAfterwards() { report("nothing outlives the app", problem) }
        }

        private func look(_ moment: MonkeyRule.Moment) {
            guard failure == nil else { return }
            let sight = MonkeySight(hand, ledger, advice: advice)
            if moment == .atEveryFrame { figures.frames += 1 }
            for (rule, check) in checks where rule.moment == moment {
                if let problem = check(sight) { return report(rule.name, problem) }
            }
        }

        private func report(_ rule: String, _ problem: String) {
            guard failure == nil else { return }
            failure = MonkeyFailure(rule: rule, problem: problem, time: hand.stage.now - start, script: script)
        }
    }
#endif
