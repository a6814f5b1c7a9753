import Foundation

/// A row of "Believed, not seen on a device" in `Documentation/Contributing/Beliefs.md`: its line begins with `<details>`.
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
        return section.split(separator: "\n").compactMap { line in
            guard line.hasPrefix(opening), line.hasSuffix(closing) else { return nil }
            let row = line.dropFirst(opening.count).dropLast(closing.count)
            guard row.hasPrefix("<b>"), let end = row.range(of: "</b> ") else {
                return Belief(keys: [key(of: String(row))], text: String(row))
            }
            return Belief(keys: numbers(in: row[..<end.lowerBound]), text: String(row[end.upperBound...]))
        }
    }

    private static let opening = "<details><summary>"
    private static let closing = "</summary>"

    /// The key of a belief without a number: its first six words.
    private static func key(of text: String) -> String {
        let plain = text.lowercased().filter { $0 != "'" }
        return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(6).joined(separator: "-")
    }

    private static func numbers(in text: Substring) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init).filter {
            $0.range(of: "^(B[0-9]+\\.[0-9]+|U[0-9]+)$", options: .regularExpression) != nil
        }
    }
}
