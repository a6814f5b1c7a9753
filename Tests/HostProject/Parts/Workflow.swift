import Foundation

/// The commands and settings in the file of a workflow.
struct Workflow {
    /// The lines without comments. A command that goes on in further lines is one line.
    private(set) var lines: [String] = []

    init(_ text: String) {
        // The indentation of a command that is folded.
        var folded: Int?
        for line in text.split(separator: "\n") {
            let content = line.trimmingCharacters(in: .whitespaces)
            if content.isEmpty || content.hasPrefix("#") { continue }
            let indentation = line.prefix { $0 == " " }.count
            if let start = folded, indentation <= start { folded = nil }
            if let last = lines.last, folded != nil || last.hasSuffix("\\") {
                lines[lines.count - 1] = last.trimmingCharacters(in: [" ", "\\"]) + " " + content
            } else {
                lines.append(content)
            }
            if content.hasSuffix("run: >") { folded = indentation }
        }
    }

    /// The words of each call of a command, after its name.
    func calls(of command: String) -> [[String]] {
        lines.compactMap { line in
            let words = line.split(separator: " ").map { $0.trimmingCharacters(in: ["'", "\""]) }
            return words.firstIndex(of: command).map { Array(words[($0 + 1)...]) }
        }
    }
}
