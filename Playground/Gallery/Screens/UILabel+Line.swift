import UIKit

extension UILabel {
    /// Creates a label with a text in a size and weight. It has as many lines as the text needs.
    convenience init(
        _ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular, color: UIColor = .label,
        alignment: NSTextAlignment = .natural
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        textAlignment = alignment
        numberOfLines = 0
    }
}
