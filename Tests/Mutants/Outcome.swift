import Foundation

/// What became of a mutant.
struct Outcome {
    enum Kind: String {
        case noticed
        case survived
        /// No test reaches it.
        case unreached
    }

    let name: String
    let kind: Kind
    /// What noticed it.
    let by: String
    /// The stamps of the source and of the package.
    let source: String
    let package: String
    /// The seconds of tests after which it would have survived.
    let budget: Double

    var line: String { [name, kind.rawValue, source, package, by, "\(budget)"].joined(separator: "\t") }

    init(_ mutant: Mutant, _ kind: Kind, by: String, build: MutantBuild, budget: Double) {
        self.budget = budget
        name = mutant.name
        self.kind = kind
        self.by = by.replacingOccurrences(of: "\t", with: " ")
        source = build.stamps[mutant.file] ?? ""
        package = build.stamp
    }

    init?(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 5, let kind = Kind(rawValue: parts[1]) else { return nil }
        name = parts[0]
        self.kind = kind
        source = parts[2]
        package = parts[3]
        by = parts[4]
        budget = parts.count > 5 ? Double(parts[5]) ?? 0 : 0
    }

    /// The class of the test that noticed it, if the line tells it: `… error: PoseTests.testScale : …`.
    var noticer: String? {
        guard kind == .noticed, let end = by.range(of: ".test") else { return nil }
        let name = by[..<end.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name.reversed())
    }

    /// Whether it is about the source as it is.
    func isKnown(for mutant: Mutant, _ build: MutantBuild) -> Bool {
        source == build.stamps[mutant.file]
    }

    /// Whether another run would tell nothing new. What was not noticed may be noticed by tests that are new, or by more tests.
    func isFinal(for mutant: Mutant, _ build: MutantBuild, budget: Double) -> Bool {
        isKnown(for: mutant, build) && (kind == .noticed || package == build.stamp && self.budget >= budget)
    }
}
