import UIKit

/// A line of text with a thin separator below.
final class RowView: UIView {
    static let height: CGFloat = 52

    private let label = UILabel()
    private let line = UIView()

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        line.backgroundColor = .separator
        addSubview(label)
        addSubview(line)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Rows are made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 20, dy: 0)
        line.frame = CGRect(x: 20, y: bounds.height - 1, width: bounds.width - 20, height: 1)
    }
}
