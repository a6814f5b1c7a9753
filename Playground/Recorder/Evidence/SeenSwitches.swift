import BatonGallery

/// The answers of the stand-in's switches that devices gave, by the system and the name of the switch.
struct SeenSwitches: Equatable {
    private(set) var answers: [Int: [String: String]] = [:]
    /// A line for each answer that another device with the same system gave at an earlier moment.
    private(set) var differences: [String] = []

    init(_ all: [Evidence]) {
        let findings = all.flatMap { evidence in
            evidence.dated.map { (system: Self.system(of: evidence), finding: $0, device: evidence.device) }
        }
        // The newest comes last, and stays.
        for (system, finding, device) in findings.sorted(by: { ($0.finding.date ?? "") < ($1.finding.date ?? "") }) {
            for row in SwitchRow.all where row.key == finding.key {
                guard let answer = row.answer(finding) else { continue }
                if let former = answers[system]?[row.name], former != answer {
                    differences.append(
                        "\(row.name): \(former) before, \(answer) on \(device), which is newer and counts for iOS \(system)"
                    )
                }
                answers[system, default: [:]][row.name] = answer
            }
        }
    }

    /// The system on which tests ask for the answers. Those between 15 and 18 differ little.
    private static func system(of evidence: Evidence) -> Int {
        let number = evidence.systemNumber ?? 0
        return number < 17 ? 15 : number < 26 ? 18 : number
    }

    /// The generated source file.
    var source: String {
        let systems = answers.sorted { $0.key < $1.key }.map { system, switches in
            let lines = switches.sorted { $0.key < $1.key }.map { "            \"\($0.key)\": \"\($0.value)\",\n" }
            return "        \(system): [\n\(lines.joined())        ],\n"
        }
        let value = systems.isEmpty ? "[:]" : "[\n\(systems.joined())    ]"
        return """
            // Written by `swift run Playground evidence`. Merge evidence in place of editing it.

            extension HeadlessSwitch {
                /// The answers that were seen on devices, by the system and the name of the switch.
                package static let seen: [Int: [String: String]] = \(value)
            }

            """
    }
}
