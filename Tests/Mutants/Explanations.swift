import Foundation

/// Why some mutants are not noticed. Each is the name of a mutant as an item of a list, with the reason in the lines below it.
struct Explanations {
    let reasons: [String: String]

    init(_ text: String) {
        var reasons: [String: String] = [:]
        var name: String?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("- `"), line.hasSuffix("`") {
                name = String(line.dropFirst(3).dropLast())
                reasons[name ?? ""] = ""
            } else if line.hasPrefix("  "), let name {
                let before = reasons[name] ?? ""
                reasons[name] = before + (before.isEmpty ? "" : " ") + line.drop { $0 == " " }
            } else {
                name = nil
            }
        }
        self.reasons = reasons
    }

    /// Reads a file.
    init(at file: URL) throws {
        self.init(try String(contentsOf: file, encoding: .utf8))
    }

    /// The explanations of what is no mutant any more, or is noticed by now.
    func leftOver(names: Set<String>, noticed: Set<String>) -> [String] {
        reasons.keys.filter { !names.contains($0) || noticed.contains($0) }.sorted()
    }
}
