import Foundation

extension UILabel {
    /// Returns a text with the label's own attributes where it has none.
    func completed(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let standard: [NSAttributedString.Key: Any] = [
            .font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: NSParagraphStyle(paragraph),
        ]
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            result.setAttributes(standard.merging(own) { $1 }, range: range)
        }
        return result
    }

    /// Removes an attribute from the whole text, for which the label's own stands from now on.
    func forget(_ key: NSAttributedString.Key) {
        change { $0.removeAttribute(key, range: NSRange(location: 0, length: $0.length)) }
    }

    /// Changes the paragraph styles that were given with the text.
    func restyle(_ adjust: (NSMutableParagraphStyle) -> Void) {
        guard let given = content else { return }
        change { text in
            given.enumerateAttributes(in: NSRange(location: 0, length: given.length)) { attributes, range, _ in
                guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
                let changed = NSMutableParagraphStyle(style.values)
                adjust(changed)
                text.setAttributes(attributes.merging([.paragraphStyle: changed]) { $1 }, range: range)
            }
        }
    }

    private func change(_ adjust: (NSMutableAttributedString) -> Void) {
        guard let content, content.length > 0 else { return }
        let copy = NSMutableAttributedString(attributedString: content)
        adjust(copy)
        self.content = copy
    }
}
