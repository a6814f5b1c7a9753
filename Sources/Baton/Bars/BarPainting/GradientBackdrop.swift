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
        layer.endPoint = edge.unitPoint(effectiveUserInterfaceLayoutDirection)
        layer.startPoint = edge.opposite.unitPoint(effectiveUserInterfaceLayoutDirection)
    }
}
