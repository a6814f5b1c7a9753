#if HEADLESS_UIKIT
    import UIKit

    extension Monkey {
        /// Plays programs with each unusual answer of the stand-in alone, so that the script of a failure names the answer.
        ///
        /// - Parameters:
        ///   - programs: How many with each answer.
        ///   - seed: The number from which the programs follow. All are different.
        /// - Returns: How much was done, and the first failure with each answer that has one.
        package func playEachAnswer(programs: Int, seed: UInt64) throws -> (MonkeyFigures, [MonkeyFailure]) {
            var monkey = self
            monkey.drawsAnswers = false
            var figures = MonkeyFigures()
            var failures: [MonkeyFailure] = []
            for (number, answer) in answers.enumerated() {
                for program in 0..<max(0, programs) {
                    var script = monkey.script(seed: seed &+ UInt64(number * programs + program))
                    script.setting.answers = [answer]
                    let (failure, done) = try monkey.run(script)
                    figures += done
                    guard let failure else { continue }
                    failures.append(try monkey.shrink(failure))
                    break
                }
            }
            return (figures, failures)
        }

        /// The answers that are not the usual ones.
        private var answers: [MonkeySetting.Answer] {
            HeadlessSwitch.all.filter { !keptSwitches.contains($0.name) }.flatMap { quirk in
                quirk.answers.indices.filter { $0 != quirk.answer }.map {
                    MonkeySetting.Answer(name: quirk.name, value: quirk.answers[$0])
                }
            }
        }
    }
#endif
