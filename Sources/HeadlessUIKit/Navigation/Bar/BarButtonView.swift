import Foundation

/// The view of a bar button item or of the back button.
@preconcurrency @MainActor
final class BarButtonView: UIControl {
    /// The item of the button, or nil for the back button.
    let item: UIBarButtonItem?
    private let label = UILabel()
    private let custom: UIView?
    private let indicator: UIImageView?
    /// The image of the item, which is shown instead of its title in the iOS 26 design.
    private let symbol: UIImageView?
    private let isOnGlass: Bool
    /// The size that constraints gave the view of the app when the bar was laid out.
    private var measured: CGSize?
    /// The title of a back button that has no indicator image. A sign stands for the image.
    private let backTitle: String?
    // The distances of items from the sides of their glass are not known.
    private static let glassMargin: CGFloat = 12
    private static let customMargin: CGFloat = 8
    private static let narrowestSymbol: CGFloat = 44

    init(_ item: UIBarButtonItem, isOnGlass: Bool = false) {
        self.item = item
        self.isOnGlass = isOnGlass
        symbol = isOnGlass && item.customView == nil ? item.image.map { UIImageView(image: $0) } : nil
        custom = item.customView
        indicator = nil
        backTitle = nil
        super.init(frame: .zero)
        label.text = symbol == nil ? item.title : nil
        item.button = self
        fill()
    }

    /// Creates a back button from the title of the previous item and an indicator image.
    init(back title: String, indicator image: UIImage?, isOnGlass: Bool = false) {
        item = nil
        symbol = nil
        self.isOnGlass = isOnGlass
        custom = nil
        indicator = image.map { UIImageView(image: $0) }
        backTitle = image == nil ? title : nil
        super.init(frame: .zero)
        if image == nil { turnSign() } else { label.text = title }
        fill()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
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
        for image in [indicator, symbol] { image.map(addSubview) }
        applyTint()
    }

    func applyTint() {
        label.textColor = isOnGlass ? glassColor : item?.tintColor ?? tintColor
        symbol?.tintColor = glassColor
    }

    /// The label colour, or the tint colour of the item. The tint colour of a prominent item is that of its glass
    /// (B17.34).
    private var glassColor: UIColor {
        item?.style == .prominent ? .white : item?.tintColor ?? .label
    }

    override func tintColorDidChange() {
        applyTint()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { applyTint() }
    }

    private var indicatorWidth: CGFloat { indicator?.image?.size.width ?? 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let item, item.width > 0 { return CGSize(width: item.width, height: size.height) }
        if let custom {
            measured = custom.constrainedSize
            return isOnGlass ? glassSize(of: custom) : measured ?? custom.bounds.size
        }
        if isOnGlass { return glassSize(in: size) }
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + indicatorWidth, height: text.height)
    }

    /// The size of a view of the app with the margins of the item, as it is when the bar is laid out (B17.35).
    private func glassSize(of custom: UIView) -> CGSize {
        let own = measured ?? custom.intrinsicContentSize
        let width = own.width == UIView.noIntrinsicMetric ? custom.bounds.width : own.width
        let height = own.height == UIView.noIntrinsicMetric ? custom.bounds.height : own.height
        return CGSize(width: width + 2 * Self.customMargin, height: height)
    }

    private func glassSize(in size: CGSize) -> CGSize {
        if item?.glassKind == .space { return CGSize(width: 0, height: size.height) }
        if item?.isSymbol == true {
            let image = symbol?.image?.size ?? .zero
            return CGSize(width: max(Self.narrowestSymbol, image.width + 2 * Self.glassMargin), height: size.height)
        }
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + indicatorWidth + 2 * Self.glassMargin, height: text.height)
    }

    /// Lets the sign of a back button stand at the leading edge, and point to it. In a text that begins with a letter
    /// from right to left, the first sign stands on the right and is mirrored.
    private func turnSign() {
        guard let backTitle else { return }
        let text = isMirrored == backTitle.isRightToLeft ? "‹ \(backTitle)" : "\(backTitle) ›"
        if label.text != text { label.text = text }
    }

    /// Lets the bar measure again if constraints have changed the size of the view of the app. During a push or pop the
    /// bar does so at the end (B17.35).
    private func remeasure() {
        guard let measured, let now = custom?.constrainedSize, now.width != measured.width,
            (superview?.superview as? UINavigationBar)?.moving == nil
        else { return }
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        remeasure()
        turnSign()
        symbol?.center = CGPoint(x: bounds.midX, y: bounds.midY)
        if isOnGlass, let custom {
            custom.frame = bounds.insetBy(dx: min(Self.customMargin, bounds.width / 2), dy: 0)
            return
        }
        if isOnGlass {
            label.frame = bounds.insetBy(dx: min(Self.glassMargin, bounds.width / 2), dy: 0)
            label.frame.origin.x += indicatorWidth
            label.frame.size.width = max(0, label.frame.width - indicatorWidth)
            indicator?.frame = CGRect(x: Self.glassMargin, y: 0, width: indicatorWidth, height: bounds.height)
            return
        }
        (custom ?? label).frame = CGRect(
            x: indicatorWidth, y: 0, width: max(0, bounds.width - indicatorWidth), height: bounds.height)
        indicator?.frame = CGRect(x: 0, y: 0, width: indicatorWidth, height: bounds.height)
    }
}

extension UIView {
    /// The size that the constraints of the view and of its subviews give it, or nil if its frame decides.
    fileprivate var constrainedSize: CGSize? {
        guard layout.usesConstraints, !translatesAutoresizingMaskIntoConstraints || bounds.isEmpty else { return nil }
        let fitting = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        return fitting == .zero ? nil : fitting
    }
}
