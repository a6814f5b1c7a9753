import UIKit

final class GradientBackdrop: ColorBackdrop {
    private let colors: [UIColor]
    private let edge: DirectionalEdge

    init(_ colors: [UIColor], to edge: DirectionalEdge) {
        (self.colors, self.edge) = (colors, edge)
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
        layer.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layer.endPoint =
            switch edge {
            case .top: CGPoint(x: 0.5, y: 0)
            case .bottom: CGPoint(x: 0.5, y: 1)
            case .leading: CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
            case .trailing: CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
            }
        layer.startPoint = CGPoint(x: 1 - layer.endPoint.x, y: 1 - layer.endPoint.y)
    }
}
