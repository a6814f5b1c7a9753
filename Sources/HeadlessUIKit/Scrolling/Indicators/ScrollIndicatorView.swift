import Foundation

/// A bar that shows which part of the content is visible.
@preconcurrency @MainActor
final class ScrollIndicatorView: UIView {
    private static let fadeDuration: TimeInterval = 0.25
    /// How long an indicator remains after the content has come to rest.
    private static let patience: TimeInterval = 0.35

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = ScrollIndicatorPlace.thickness / 2
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func appear(_ style: UIScrollView.IndicatorStyle) {
        backgroundColor =
            switch style {
            case .default: UIColor.label.withAlphaComponent(0.35)
            case .black: UIColor.black.withAlphaComponent(0.35)
            case .white: UIColor.white.withAlphaComponent(0.6)
            }
        layer.removeAllAnimations()
        UIView.performWithoutAnimation { alpha = 1 }
    }

    func disappear() {
        guard alpha > 0 else { return }
        guard window != nil else { return alpha = 0 }
        ViewAnimationContext.withoutBlocks {
            UIView.animate(
                withDuration: Self.fadeDuration, delay: Self.patience, options: .allowUserInteraction,
                animations: { self.alpha = 0 }, completion: nil)
        }
    }
}
