import Foundation

/// A row of the table "Believed, not seen on a device" in `Documentation/Beliefs.md`.
struct Belief: Equatable {
    /// The numbers of the statements and open questions, or a key made of the first words where there are none.
    let keys: [String]
    let text: String

    /// Whether evidence has shown every part.
    func isSeen(in keys: Set<String>) -> Bool { keys.isSuperset(of: self.keys) }

    /// Reads the rows.
    static func all(in guide: String) -> [Belief] {
        let sections = guide.components(separatedBy: "\n## ")
        let section = sections.first { $0.hasPrefix("Believed, not seen on a device") } ?? ""
        return section.split(separator: "\n").compactMap { row in
            let cells = row.components(separatedBy: " | ")
            guard row.hasPrefix("| "), !row.hasPrefix("| ---"), !cells[0].hasSuffix("number"),
                !cells[0].hasSuffix("what is believed")
            else { return nil }
            let first = String(cells[0].dropFirst(2))
            guard cells.count > 3 else { return Belief(keys: [key(of: first)], text: first) }
            let numbers = numbers(in: first)
            return Belief(keys: numbers.isEmpty ? [key(of: cells[1])] : numbers, text: cells[1])
        }
    }

    /// The key of a belief without a number: its first six words.
    private static func key(of text: String) -> String {
        let plain = text.lowercased().filter { $0 != "'" && $0 != "`" }
        return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(6).joined(separator: "-")
    }

    /// The numbers outside of parentheses, which name sources.
    private static func numbers(in cell: String) -> [String] {
        let bare = cell.replacingOccurrences(of: "\\([^)]*\\)", with: "", options: .regularExpression)
        return bare.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init).filter {
            $0.range(of: "^(B[0-9]+\\.[0-9]+|U[0-9]+)$", options: .regularExpression) != nil
        }
    }
}
