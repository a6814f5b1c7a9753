import Foundation

/// Runs the tests that reach each mutant until one fails.
struct MutantRun {
    let build: MutantBuild
    let reach: Reach
    let outcomes: OutcomeFile
    /// The seconds of tests after which a mutant counts as one that survives.
    let budget: Double
    /// The classes of the tests that are run, however long they take, or nil for those that are nearest. What a few classes do
    /// not notice is not known to survive.
    var classes: Set<String>?

    func run(_ mutants: [Mutant], workers: Int, report: @Sendable (String) -> Void) {
        let open = mutants.filter { mutant in
            !(outcomes[mutant.name]?.isFinal(for: mutant, build, budget: budget) ?? false)
        }
        report("\(mutants.count) mutants, \(open.count) of them to run")
        // What was noticed before is noticed soon.
        let (known, others) = (open.filter { isNoticed($0) }, open.filter { !isNoticed($0) })
        let noticers = Dictionary(grouping: build.built, by: \.file).mapValues { outcomes.noticers(of: $0.map(\.name)) }
        let all = outcomes.noticers(of: build.built.map(\.name))
        forEach(known + others, workers: workers) { mutant in
            do {
                let tests = reach.tests(
                    for: mutant, former: outcomes[mutant.name]?.noticer, noticers: noticers[mutant.file] ?? [:],
                    ofAll: all
                ).filter { classes?.contains($0.test.className) ?? true }
                let outcome = try outcome(of: mutant, tests)
                guard classes == nil || outcome.kind == .noticed else { return }
                try outcomes.add(outcome)
                if outcome.kind != .noticed { report("\(outcome.kind.rawValue): \(mutant.name)") }
            } catch {
                report("\(mutant.name): \(error)")
            }
        }
    }

    private func isNoticed(_ mutant: Mutant) -> Bool { outcomes[mutant.name]?.kind == .noticed }

    private func outcome(of mutant: Mutant, _ tests: [Reach.Entry]) throws -> Outcome {
        guard !tests.isEmpty else { return Outcome(mutant, .unreached, by: "", build: build, budget: budget) }
        for batch in Self.batches(tests, budget: classes == nil ? budget : .infinity) {
            let failure = try TestName.failure(
                of: batch.map(\.test), in: build.scratch, environment: ["BATON_MUTANT": "\(mutant.number)"],
                limit: 10 + 5 * batch.map(\.seconds).reduce(0, +))
            if let failure { return Outcome(mutant, .noticed, by: failure, build: build, budget: budget) }
        }
        return Outcome(mutant, .survived, by: "", build: build, budget: budget)
    }

    /// The most tests of one process: their names are one argument, which has a limit.
    private static let largest = 500

    /// Divides tests into processes: few tests in the first, more in the later ones. Those that would take too long together
    /// with the tests before them are left out.
    static func batches(_ tests: [Reach.Entry], budget: Double) -> [[Reach.Entry]] {
        var batches: [[Reach.Entry]] = []
        var limit = 0.3
        var (seconds, all) = (0.0, 0.0)
        for test in tests where batches.isEmpty || all + test.seconds <= budget {
            if let last = batches.last?.last, seconds < limit,
                batches[batches.count - 1].count < largest, last.test.isSuite == test.test.isSuite
            {
                batches[batches.count - 1].append(test)
            } else {
                if !batches.isEmpty { limit *= 3 }
                batches.append([test])
                seconds = 0
            }
            seconds += test.seconds
            all += test.seconds
        }
        return batches
    }
}
