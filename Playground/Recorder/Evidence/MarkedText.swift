import Foundation

/// A text with a part between two markers, which a command writes.
struct MarkedText {
    static let begin = "<!-- evidence -->"
    static let end = "<!-- end of evidence -->"

    /// Returns a text in which the part between the markers is replaced.
    static func replacing(_ part: String, in text: String, of file: String) throws(EvidenceError) -> String {
        let pieces = text.components(separatedBy: begin)
        let rest = pieces.last?.components(separatedBy: end) ?? []
        guard pieces.count == 2, rest.count == 2 else {
            throw EvidenceError(
                file: file, problem: "the markers are missing or repeated",
                expected: "one line \(begin) and one line \(end) after it",
                remedy: "Put both lines where the part belongs.")
        }
        return pieces[0] + begin + "\n" + part + "\n" + end + rest[1]
    }
}
