#if HEADLESS_UIKIT
    /// Finds a shorter script that fails in the same way.
    struct MonkeyShrinker {
        /// Plays a script, and returns whether it still fails.
        let fails: (MonkeyScript) -> Bool

        /// Leaves out steps and answers, and makes numbers smaller, as long as the script fails.
        func shrink(_ script: MonkeyScript) -> MonkeyScript {
            var best = script
            var size = Int.max
            while best.size < size {
                size = best.size
                best.steps = shorten(best.steps) { steps in
                    var script = best
                    script.steps = steps
                    return script
                }
                best.setting.answers = shorten(best.setting.answers) { answers in
                    var script = best
                    script.setting.answers = answers
                    return script
                }
                best.setting.preferences = shorten(best.setting.preferences) { preferences in
                    var script = best
                    script.setting.preferences = preferences
                    return script
                }
                lower(&best)
            }
            return best
        }

        /// Leaves out as many elements as possible: first halves, then smaller parts, then single ones.
        private func shorten<Element>(_ elements: [Element], in whole: ([Element]) -> MonkeyScript) -> [Element] {
            var rest = elements
            var length = max(1, rest.count / 2)
            while true {
                var start = 0
                while start < rest.count {
                    var shorter = rest
                    shorter.removeSubrange(start..<min(start + length, rest.count))
                    if fails(whole(shorter)) { rest = shorter } else { start += length }
                }
                guard length > 1 else { return rest }
                length /= 2
            }
        }

        /// Makes each number as small as possible.
        private func lower(_ script: inout MonkeyScript) {
            for step in script.steps.indices {
                for number in script.steps[step].numbers.indices {
                    let value = script.steps[step].numbers[number].value
                    for smaller in Set([0, value / 2, value - 1]).sorted() where smaller >= 0 && smaller < value {
                        var other = script
                        other.steps[step].numbers[number].value = smaller
                        guard fails(other) else { continue }
                        script = other
                        break
                    }
                }
            }
        }
    }

    extension MonkeyScript {
        /// How much there is to read.
        fileprivate var size: Int {
            let numbers = steps.flatMap(\.numbers).map(\.value).reduce(0, +)
            return (steps.count + setting.answers.count + setting.preferences.count) * 10_000 + numbers
        }
    }
#endif
