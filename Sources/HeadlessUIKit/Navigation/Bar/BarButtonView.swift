import Foundation

/// The view of a bar button item or of the back button.
@preconcurrency @MainActor
final class BarButtonView: UIView {
    /// The item of the button, or nil for the back button.
    let item: UIBarButtonItem?
    private let label = UILabel()
    private let custom: UIView?
    private let indicator: UIImageView?

    init(_ item: UIBarButtonItem) {
        self.item = item
        custom = item.customView
        indicator = nil
        super.init(frame: .zero)
        label.text = item.title
        item.button = self
        fill()
    }

    /// Creates a back button from the title of the previous item and an indicator image.
    init(back title: String, indicator image: UIImage?) {
        item = nil
        custom = nil
        indicator = image.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        label.text = image == nil ? "‹ \(title)" : title
        fill()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isUnder(touches) else { return }
        let bars = sequence(first: self as UIView) { $0.superview }
        if let item {
            bars.first { $0 is UINavigationBar || $0 is UIToolbar }.map { _ = HeadlessBars.tap(item, in: $0) }
        } else {
            bars.lazy.compactMap { $0 as? UINavigationBar }.first.map { _ = HeadlessBars.tapBackButton(of: $0) }
        }
    }

    private func fill() {
        label.font = .systemFont(ofSize: 17)
        addSubview(custom ?? label)
        if let indicator { addSubview(indicator) }
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

    private var indicatorWidth: CGFloat { indicator?.image?.size.width ?? 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let item, item.width > 0 { return CGSize(width: item.width, height: size.height) }
        if let custom { return custom.bounds.size }
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + indicatorWidth, height: text.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (custom ?? label).frame = CGRect(
            x: indicatorWidth, y: 0, width: max(0, bounds.width - indicatorWidth), height: bounds.height)
        indicator?.frame = CGRect(x: 0, y: 0, width: indicatorWidth, height: bounds.height)
    }
}
