import Foundation

/// The background of a bar: effect, colour, image and shadow line. All of them can be animated.
@preconcurrency @MainActor
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView()
    private let shadow = UIView()
    private static let hairline: CGFloat = 1 / 3

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
        shadow.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: Self.hairline)
    }
}
