import Foundation

/// The outcomes, in a file.
final class OutcomeFile: @unchecked Sendable {
    private let file: LineFile
    private let lock = NSLock()
    private var outcomes: [String: Outcome] = [:]

    /// - Parameter name: The name of the file in the folder of the copy. Runs with different names know nothing of each other.
    init(_ scratch: ScratchPackage, name: String) {
        file = LineFile(scratch.folder.appendingPathComponent(name + ".txt"))
        for line in file.lines {
            if let outcome = Outcome(line: line) { outcomes[outcome.name] = outcome }
        }
    }

    subscript(name: String) -> Outcome? { lock.withLock { outcomes[name] } }

    /// Returns what became of mutants, or nil for those whose sources have changed since.
    func known(of mutants: [Mutant], in build: MutantBuild) -> [(mutant: Mutant, kind: Outcome.Kind?)] {
        mutants.map { mutant in
            let outcome = self[mutant.name]
            return (mutant, outcome?.isKnown(for: mutant, build) == true ? outcome?.kind : nil)
        }
    }

    /// How many mutants of some names each class of tests has noticed.
    func noticers(of names: some Sequence<String>) -> [String: Int] {
        var counts: [String: Int] = [:]
        for name in names {
            if let noticer = self[name]?.noticer { counts[noticer, default: 0] += 1 }
        }
        return counts
    }

    func add(_ outcome: Outcome) throws {
        lock.withLock { outcomes[outcome.name] = outcome }
        try file.append(outcome.line)
    }
}
