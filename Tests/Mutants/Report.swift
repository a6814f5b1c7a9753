import Foundation

/// The page with the score and the survivors. The page as it was before says which of them are known.
struct Report {
    /// What became of each mutant, or nil if that is not known for the sources as they are.
    let outcomes: [(mutant: Mutant, kind: Outcome.Kind?)]
    let dropped: Int
    /// The day and the commit of the run.
    let run: String
    /// The fewest seconds of tests after which a mutant survived, or nil if none did.
    let budget: Double?

    /// Mutants that change nothing that anybody can see.
    private var equivalent: FileCounts
    /// Other mutants that no test notices.
    private var known: FileCounts
    /// The section that is kept by hand.
    private let described: String
    /// The names of the mutants that count as equivalent.
    private var equivalents: Set<String> = []
    /// The survivors of each source that has more than are known.
    private var unexpected: [(more: Int, survivors: [Mutant])] = []

    /// - Parameter page: The text of the page as it is.
    init(
        outcomes: [(mutant: Mutant, kind: Outcome.Kind?)], dropped: Int, page: String, run: String, budget: Double?
    ) throws {
        (self.outcomes, self.dropped, self.run, self.budget) = (outcomes, dropped, run, budget)
        equivalent = try FileCounts(Self.section("Equivalent", of: page))
        known = try FileCounts(Self.section("Known survivors", of: page))
        described = Self.section("Survivors that may matter", of: page)
        for (file, all) in Dictionary(grouping: outcomes, by: \.mutant.file).sorted(by: { $0.key < $1.key }) {
            let left = (all.filter { $0.kind == .survived } + all.filter { $0.kind == .unreached }).map(\.mutant)
            // A mutant that has not been run may survive.
            if all.allSatisfy({ $0.kind != nil }) {
                equivalent.limit(file, to: left.count)
                known.limit(file, to: left.count - equivalent[file])
            }
            equivalents.formUnion(left.prefix(equivalent[file]).map(\.name))
            let more = left.count - equivalent[file] - known[file]
            if more > 0 { unexpected.append((more, left)) }
        }
    }

    /// Returns the text below a title of the page.
    static func section(_ title: String, of page: String) -> String {
        let behind = page.components(separatedBy: "## \(title)\n").dropFirst().first ?? ""
        return behind.components(separatedBy: "\n## ")[0].trimmingCharacters(in: .newlines)
    }

    /// Numbers of mutants.
    struct Count {
        var noticed = 0
        var equivalent = 0
        var survived = 0
        var unreached = 0
        var open = 0

        /// The part that is noticed of those that can matter and have been run, in percent.
        var score: String {
            let all = noticed + survived + unreached
            return all == 0 ? "" : String(format: "%.1f %%", 100 * Double(noticed) / Double(all))
        }

        var cells: String {
            "\(noticed) | \(survived) | \(unreached) | \(equivalent) | \(open) | \(score) |"
        }
    }

    func count(where isMeant: (Mutant) -> Bool = { _ in true }) -> Count {
        var count = Count()
        for (mutant, kind) in outcomes where isMeant(mutant) {
            switch kind {
            case .noticed: count.noticed += 1
            case nil: count.open += 1
            case _ where equivalents.contains(mutant.name): count.equivalent += 1
            case .survived: count.survived += 1
            case .unreached: count.unreached += 1
            }
        }
        return count
    }

    var text: String {
        """
        # Mutants

        `swift run Mutants run` writes this page, but for "Survivors that may matter", which is kept by hand. It puts one fault at a
        time into the sources of Baton and runs the tests that reach it. A mutant is *noticed* if a test fails, crashes or takes too
        long, *unreached* if no test comes to its place, and *equivalent* if it changes nothing that anybody can see. The score is
        the part that is noticed of those that have been run and are not equivalent. CONTRIBUTING says how to run it again.

        \(run). \(dropped) more do not compile.\(budget.map { " Each survivor has withstood \(Int($0)) seconds of tests or more." } ?? "")

        \(table)

        ## Equivalent

        So many survivors of each source change nothing that anybody can see. A run lowers a count of which fewer are left. Raise a
        count by hand.

        \(equivalent.text)

        ## Known survivors

        So many more are known. They may matter, and count as survivors.

        \(known.text)

        ## Survivors that may matter

        \(described.isEmpty ? "None." : described)

        ## More survivors than known

        \(news)

        """
    }

    private var table: String {
        let folder = { (mutant: Mutant) in String(Mutant.listPath(of: mutant.file).prefix { $0 != "/" }) }
        let rows = Set(outcomes.map { folder($0.mutant) }).sorted().map { name in
            "\n| \(name) | \(count { folder($0) == name }.cells)"
        }
        return """
            | folder | noticed | survived | unreached | equivalent | not run | score |
            | --- | --- | --- | --- | --- | --- | --- |\(rows.joined())
            | all | \(count().cells)
            """
    }

    /// The most names that are listed.
    private static let longest = 20

    /// All survivors of the sources that have more of them than are known.
    private var news: String {
        let lines = unexpected.flatMap { more, survivors in
            survivors.map { "- line \($0.point.line): `\($0.name)` (\(more) more among \(survivors.count))" }
        }
        let rest = lines.count > Self.longest ? ["", "And \(lines.count - Self.longest) more."] : []
        return lines.isEmpty ? "None." : (lines.prefix(Self.longest) + rest).joined(separator: "\n")
    }
}
