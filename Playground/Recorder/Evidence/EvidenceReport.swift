import BatonGallery

/// What the command prints: which statements hold, fail and have answers, and what has changed.
struct EvidenceReport {
    /// The evidence before and after files were merged.
    let before: [Evidence]
    let after: [Evidence]

    var text: String {
        guard !after.isEmpty else { return "No device yet. Share evidence from the gallery, and name the file here." }
        return after.map(part).joined(separator: "\n")
    }

    private func part(_ evidence: Evidence) -> String {
        let former = before.first { $0.fileName == evidence.fileName }?.findings ?? []
        func keys(_ isIn: (Outcome) -> Bool) -> [String] {
            evidence.findings.filter { isIn($0.outcome) }.map(\.key)
        }
        let answers = evidence.findings.compactMap { finding -> String? in
            guard case .answer(let name) = finding.outcome else { return nil }
            return "\(finding.key) \(name)"
        }
        let changed = evidence.findings.compactMap { finding -> String? in
            guard let old = former.first(where: { $0.key == finding.key }), old.outcome != finding.outcome else {
                return nil
            }
            return "\(finding.key) from \(old.outcome.word) to \(finding.outcome.word)"
        }
        return
            (["\(evidence.system), \(evidence.device) (\(evidence.fileName))"]
            + [
                Self.line("hold", keys { $0 == .holds }), Self.line("fail", keys { $0 == .fails }),
                Self.line("answers", answers), Self.line("changed", changed),
            ]).joined(separator: "\n")
    }

    private static func line(_ name: String, _ words: [String]) -> String {
        "  \(name): " + (words.isEmpty ? "none" : words.joined(separator: ", "))
    }
}
