import Foundation

/// A part of a text with the same attributes.
///
/// Labels store their text in this form: an attributed string of Foundation is slow to make on Linux, and leaks memory.
struct TextRun {
    var text: String
    var attributes: [NSAttributedString.Key: Any] = [:]
}

extension NSAttributedString {
    convenience init(runs: [TextRun]) {
        let text = NSMutableAttributedString(string: "")
        for run in runs { text.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
        self.init(attributedString: text)
    }

    var runs: [TextRun] {
        var runs: [TextRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            runs.append(TextRun(text: attributedSubstring(from: range).string, attributes: attributes))
        }
        return runs
    }
}
