import BatonGallery

/// What README and Evidence.md say of the evidence.
struct EvidencePage {
    let all: [Evidence]
    let beliefs: [Belief]

    private var keys: Set<String> { Set(all.flatMap(\.findings).map(\.key)) }

    /// The line in README.
    var line: String {
        let unseen = beliefs.filter { !$0.isSeen(in: keys) }.count
        let rest =
            unseen == 1
            ? "1 statement that Baton relies on is not seen yet"
            : "\(unseen) statements that Baton relies on are not seen yet"
        guard !all.isEmpty else { return "Seen on a device: no device yet; \(rest)." }
        let devices = Set(all.map(\.device)).count
        return "Seen on a device: \(keys.count) \(keys.count == 1 ? "statement" : "statements") on \(devices) "
            + "\(devices == 1 ? "device" : "devices"); \(rest)."
    }

    /// The table "seen on".
    var table: String {
        guard !all.isEmpty else { return "No device yet." }
        let rows = all.flatMap { evidence in evidence.dated.map { (finding: $0, evidence: evidence) } }.sorted {
            let (one, other) = ($0.finding.key.inNumericOrder, $1.finding.key.inNumericOrder)
            return one == other ? $0.evidence.fileName < $1.evidence.fileName : one < other
        }
        let lines = rows.map { finding, evidence in
            let numbers = finding.numbers.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.rounded($0.value))" }
            let day = (finding.date ?? "").prefix(10)
            return "| \(finding.key) | \(finding.outcome.word) | \(evidence.system), \(evidence.device) | \(day) "
                + "| \(numbers.joined(separator: ", ")) |"
        }
        let head = ["| statement or belief | outcome | seen on | when | numbers |", "| --- | --- | --- | --- | --- |"]
        return (head + lines).joined(separator: "\n")
    }

    private static func rounded(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
