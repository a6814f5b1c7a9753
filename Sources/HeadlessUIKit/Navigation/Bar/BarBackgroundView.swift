import Foundation

/// The background of a bar: effect, colour, image and shadow line. All of them can be animated.
@preconcurrency @MainActor
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView()
    private let shadow = UIView()
    private static let hairline: CGFloat = 1 / 3
    /// Whether the shadow line is at the top, as on a bar at the bottom of the screen.
    var isLineAtTop = false {
        didSet { if isLineAtTop != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        [effectView, colorView, imageView, shadow].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func apply(_ look: BarBackground) {
        effectView.effect = look.effect
        colorView.backgroundColor = look.color ?? .clear
        imageView.image = look.image
        imageView.contentMode = look.imageContentMode
        shadow.backgroundColor = look.shadowColor ?? .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        [effectView, colorView, imageView].forEach { $0.frame = bounds }
        let y = isLineAtTop ? -Self.hairline : bounds.height
        shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.hairline)
    }
}
