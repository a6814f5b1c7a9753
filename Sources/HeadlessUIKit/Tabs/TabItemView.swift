import Foundation

/// One item of a tab bar.
@preconcurrency @MainActor
final class TabItemView: UIView {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private static let pictureSide: CGFloat = 24
    private static let rowHeight: CGFloat = 32
    private static let lineHeight: CGFloat = 12
    /// The distance of the symbol from the top.
    private static let distance: CGFloat = 4

    init(_ item: UITabBarItem, isSelected: Bool) {
        self.item = item
        super.init(frame: .zero)
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        label.text = item.title
        label.font = .systemFont(ofSize: 10)
        label.textAlignment = .center
        [picture, label].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func paint(_ color: UIColor) {
        label.textColor = color
        picture.tintColor = color
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isUnder(touches), let bar = superview as? UITabBar else { return }
        HeadlessBars.tap(item, in: bar)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // In a low bar the title keeps a line, and the symbol gets smaller.
        let line = max(0, min(Self.rowHeight, bounds.height - Self.lineHeight))
        let side = max(0, min(Self.pictureSide, line - Self.distance))
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: Self.distance, width: side, height: side)
        label.frame = CGRect(x: 0, y: line, width: bounds.width, height: bounds.height - line)
    }
}
