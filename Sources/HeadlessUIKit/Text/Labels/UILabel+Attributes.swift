import Foundation

extension UILabel {
    /// Returns a text with the label's own attributes where it has none.
    func completed(_ runs: [TextRun]) -> NSAttributedString {
        let standard: [NSAttributedString.Key: Any] = [
            .font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: NSParagraphStyle(paragraph),
        ]
        return NSAttributedString(
            runs: runs.map { TextRun(text: $0.text, attributes: standard.merging($0.attributes) { $1 }) })
    }

    /// Removes an attribute from the whole text, for which the label's own stands from now on.
    func forget(_ key: NSAttributedString.Key) {
        for index in content?.indices ?? 0..<0 { content?[index].attributes[key] = nil }
    }

    /// Changes the paragraph styles that were given with the text.
    func restyle(_ adjust: (NSMutableParagraphStyle) -> Void) {
        for index in content?.indices ?? 0..<0 {
            guard let style = content?[index].attributes[.paragraphStyle] as? NSParagraphStyle else { continue }
            let changed = NSMutableParagraphStyle(style.values)
            adjust(changed)
            content?[index].attributes[.paragraphStyle] = changed
        }
    }
}
