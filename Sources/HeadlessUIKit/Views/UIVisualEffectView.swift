public import Foundation

/// A view with an effect on the content behind it: a blur, or glass. The effect can be animated (B6.70, B18.8).
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = UIView()

    open var contentView: UIView { content }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        applyEffect()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var effect: UIVisualEffect? {
        didSet { applyEffect() }
    }

    private func applyEffect() {
        layer.backdropBlur = effect is UIBlurEffect ? Self.blurRadius : 0
        applyGlass()
    }

    // MARK: Glass

    /// Whether the view has ever had a glass effect. Until then its background and corners are the app's own.
    private var hasHadGlass = false

    /// Glass has the shape of a capsule if no corners were set (B18.8).
    override var ownCorners: UICornerConfiguration? { hasHadGlass ? .capsule() : nil }

    /// Shows the glass as a background. The shape remains while the glass disappears.
    private func applyGlass() {
        let glass = effect as? UIGlassEffect
        guard glass != nil || hasHadGlass else { return }
        if !hasHadGlass {
            hasHadGlass = true
            UIView.performWithoutAnimation {
                backgroundColor = .clear
                cornersDidChange()
            }
        }
        backgroundColor = glass?.color ?? .clear
    }

    /// The blur radius for all styles. A transition only depends on the progress of the effect.
    private static let blurRadius: CGFloat = 20
}
