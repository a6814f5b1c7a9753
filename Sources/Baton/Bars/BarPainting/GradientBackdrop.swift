import UIKit

final class GradientBackdrop: ColorBackdrop {
    private let gradient: BarGradient

    init(_ gradient: BarGradient) {
        self.gradient = gradient
        super.init(frame: .zero)
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        apply()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    private func apply() {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.colors = gradient.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        guard gradient.direction == .along else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layer.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
        layer.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    }
}
