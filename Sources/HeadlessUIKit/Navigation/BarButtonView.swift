import Foundation

/// A button of a bar, or the back button.
@preconcurrency @MainActor
final class BarButtonView: UIView {
    private let label = UILabel()
    private let custom: UIView?
    private let item: UIBarButtonItem?

    init(_ item: UIBarButtonItem) {
        self.item = item
        custom = item.customView
        super.init(frame: .zero)
        label.text = item.title
        fill()
    }

    init(back title: String) {
        item = nil
        custom = nil
        super.init(frame: .zero)
        label.text = "‹ \(title)"
        fill()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func fill() {
        label.font = .systemFont(ofSize: 17)
        addSubview(custom ?? label)
        applyTint()
    }

    func applyTint() {
        label.textColor = item?.tintColor ?? tintColor
    }

    override func tintColorDidChange() {
        applyTint()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        applyTint()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        custom.map(\.bounds.size) ?? label.sizeThatFits(size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (custom ?? label).frame = bounds
    }
}
