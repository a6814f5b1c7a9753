import Foundation

/// A fault that somebody has written by hand, in Baton or in the stand-in.
struct Fault: Equatable {
    let name: String
    /// The path of the source in the package.
    let file: String
    /// The text that is replaced. It occurs once in the file. It is an expression, or whole lines of statements that declare
    /// nothing.
    let text: String
    let replacement: String

    init(_ name: String, in file: String, _ text: String, becomes replacement: String) {
        self.name = name
        self.file = file
        self.text = text
        self.replacement = replacement
    }

    /// How often the text occurs.
    func count(in source: String) -> Int {
        source.components(separatedBy: text).count - 1
    }

    /// Returns where the fault is, if its text occurs once.
    func point(in source: String) -> MutationPoint? {
        guard count(in: source) == 1, let found = source.range(of: text) else { return nil }
        let before = source[..<found.lowerBound]
        let start = before.utf8.count
        // Whole lines are statements.
        let lineBefore = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let lineBehind = source[found.upperBound...].prefix { $0 != "\n" }
        let isStatement = (lineBefore + lineBehind).allSatisfy { $0 == " " }
        let one = replacement.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: isStatement ? "; " : " ")
        return MutationPoint(
            kind: .fault, form: isStatement ? .statements(one) : .expression(one),
            range: start..<(start + text.utf8.count), line: before.filter { $0 == "\n" }.count + 1, original: text,
            mutated: replacement)
    }
}
