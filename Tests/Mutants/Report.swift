import Foundation

/// The page with the score and the survivors.
struct Report {
    /// What became of each mutant, or nil if that is not known for the sources as they are.
    let outcomes: [(mutant: Mutant, kind: Outcome.Kind?)]
    let dropped: Int
    /// Why nobody can see what some mutants change.
    let explanations: Explanations
    /// Why no test notices some mutants that can matter.
    let left: Explanations
    let commit: String
    /// The fewest seconds of tests after which a mutant survived, or nil if none did.
    let budget: Double?

    /// Numbers of mutants.
    struct Count {
        var noticed = 0
        var explained = 0
        var survived = 0
        var unreached = 0
        var open = 0

        /// The part that is noticed of those that can matter and have been run, in percent.
        var score: String {
            let all = noticed + survived + unreached
            return all == 0 ? "" : String(format: "%.1f %%", 100 * Double(noticed) / Double(all))
        }

        var cells: String {
            "\(noticed) | \(survived) | \(unreached) | \(explained) | \(open) | \(score) |"
        }
    }

    private var lineOfBudget: String {
        budget.map { " What survived did so in \(Int($0)) seconds of tests or more." } ?? ""
    }

    func count(where isMeant: (Mutant) -> Bool = { _ in true }) -> Count {
        var count = Count()
        for (mutant, kind) in outcomes where isMeant(mutant) {
            switch kind {
            case .noticed: count.noticed += 1
            case nil: count.open += 1
            case _ where explanations.reasons[mutant.name] != nil: count.explained += 1
            case .survived: count.survived += 1
            case .unreached: count.unreached += 1
            }
        }
        return count
    }

    var text: String {
        """
        # Mutants

        `swift run Mutants run` has written this page. It put one fault at a time into the sources of Baton and ran the tests
        that reach it. A mutant is *noticed* if a test fails, crashes or takes too long, *unreached* if no test comes to its
        place, and *explained* if it changes nothing that anybody can see. The score is the part that is noticed of those
        that have been run and are not explained. Below a survivor stands why no test notices it. CONTRIBUTING says how to
        run it again.

        Commit: \(commit). \(dropped) more do not compile.\(lineOfBudget)

        \(table("folder", groups: Self.folders(of: outcomes.map(\.mutant))))

        \(table("kind", groups: MutationPoint.Kind.allCases.map { kind in
            (kind.rawValue, { $0.point.kind == kind })
        }))

        \(list("Survivors", kind: .survived))

        \(list("Unreached", kind: .unreached))

        ## Explained

        \(explained)

        """
    }

    private static func folders(of mutants: [Mutant]) -> [(String, (Mutant) -> Bool)] {
        Set(mutants.map(folder)).sorted().map { name in (name, { folder($0) == name }) } + [("all", { _ in true })]
    }

    private static func folder(_ mutant: Mutant) -> String {
        mutant.file.split(separator: "/").dropFirst(2).first.map(String.init) ?? mutant.file
    }

    private func table(_ title: String, groups: [(name: String, isMeant: (Mutant) -> Bool)]) -> String {
        let head =
            "| \(title) | noticed | survived | unreached | explained | not run | score |\n|" + " --- |".repeated(7)
        let rows = groups.map { (name: $0.name, count: count(where: $0.isMeant)) }
            .filter { $0.count.cells != Count().cells }
        return ([head] + rows.map { "| \($0.name) | \($0.count.cells)" }).joined(separator: "\n")
    }

    private func list(_ title: String, kind: Outcome.Kind) -> String {
        let found = outcomes.filter { $0.kind == kind && explanations.reasons[$0.mutant.name] == nil }
        let lines = found.map { outcome in
            let reason = left.reasons[outcome.mutant.name].map { "\n  \($0)" } ?? ""
            return "- line \(outcome.mutant.point.line): `\(outcome.mutant.name)`\(reason)"
        }
        return "## \(title)\n\n" + (lines.isEmpty ? "None." : lines.joined(separator: "\n"))
    }

    private var explained: String {
        let found = outcomes.filter { $0.kind != .noticed && $0.kind != nil }.compactMap { outcome in
            explanations.reasons[outcome.mutant.name].map { "- `\(outcome.mutant.name)`\n  \($0)" }
        }
        return found.isEmpty ? "None." : found.joined(separator: "\n")
    }
}

extension String {
    fileprivate func repeated(_ times: Int) -> String { String(repeating: self, count: times) }
}
