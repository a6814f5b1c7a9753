import UIKit

/// What a traveller shows of a view: its image, if that is all, or a picture that is drawn.
extension UIView {
    /// The longest side of a picture, in pixels.
    private static let longest: CGFloat = 4096

    /// Whether the view fills its whole bounds, so that nothing is visible behind it.
    var isFilled: Bool {
        guard mask == nil, layer.mask == nil else { return false }
        if let colors = (layer as? CAGradientLayer)?.colors as? [CGColor], !colors.isEmpty {
            return colors.allSatisfy { $0.alpha == 1 }
        }
        return backgroundColor?.cgColor.alpha == 1
    }

    /// The image of an image view that shows nothing else. A border, a mask and views on it would be lost, and a symbol may have a
    /// configuration.
    func imageAlone(without others: [UIView]) -> UIImage? {
        guard let view = self as? UIImageView, layer.borderWidth == 0, mask == nil, layer.mask == nil,
            subviews.allSatisfy({ $0.isHidden || $0.alpha == 0 || others.contains($0) })
        else { return nil }
        let image = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image
        return image?.isSymbolImage == true ? nil : image
    }

    /// Returns a picture of the view without its alpha and its corners, which the traveller has, and without other views that are
    /// inside.
    func drawn(without others: [UIView]) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        format.scale = min(format.scale, Self.longest / max(bounds.width, bounds.height, 1))
        let inside = others.filter { $0 !== self && $0.isDescendant(of: self) }.map { ($0, $0.alpha) }
        let (own, radius) = (alpha, layer.cornerRadius)
        // A border follows the corners, so that it needs them.
        let keepsCorners = radius == 0 || layer.borderWidth > 0
        return UIView.withoutAnimation {
            if own != 1 { alpha = 1 }
            if !keepsCorners { layer.cornerRadius = 0 }
            inside.forEach { $0.0.alpha = 0 }
            defer {
                if own != 1 { alpha = own }
                if !keepsCorners { layer.cornerRadius = radius }
                inside.forEach { $0.0.alpha = $0.1 }
            }
            return UIGraphicsImageRenderer(bounds: bounds, format: format).image { self.draw(in: $0) }
        }
    }
}

extension UILabel {
    /// The place of the text in the label: 0 at the left, 1 at the right.
    var placeOfText: CGFloat {
        switch textAlignment {
        case .left: 0
        case .right: 1
        case .center: 0.5
        default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }
}
