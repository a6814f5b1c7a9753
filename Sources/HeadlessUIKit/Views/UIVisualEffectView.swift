public import Foundation

/// Blurs what is behind it; its effect is what an animation can change (B6.70).
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

    public required init?(coder: NSCoder) {
        return nil
    }

    open var effect: UIVisualEffect? {
        didSet { applyEffect() }
    }

    private func applyEffect() {
        layer.backdropBlur = effect is UIBlurEffect ? Self.blurRadius : 0
    }

    /// One radius stands for all styles: what matters to a transition is how far the effect has come.
    private static let blurRadius: CGFloat = 20
}
