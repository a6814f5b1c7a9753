import Foundation

/// A plain view in place of a scroll edge effect. The material of the system is not imitated.
@preconcurrency @MainActor
final class ScrollEdgeView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ style: UIScrollEdgeEffect.Style) {
        let color = UIColor.systemBackground.withAlphaComponent(style.coverage)
        if backgroundColor != color { backgroundColor = color }
    }
}
