public import Foundation

/// A view that blurs the content behind it. Its effect can be animated (B6.70).
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
    }

    /// The blur radius for all styles. A transition only depends on the progress of the effect.
    private static let blurRadius: CGFloat = 20
}
