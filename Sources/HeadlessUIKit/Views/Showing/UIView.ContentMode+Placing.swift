package import Foundation

extension UIView.ContentMode {
    /// Returns the rectangle that the mode gives to content of a size.
    package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let ratios = (x: bounds.width / size.width, y: bounds.height / size.height)
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return placed(size, scale: min(ratios.x, ratios.y), in: bounds)
        case .scaleAspectFill: return placed(size, scale: max(ratios.x, ratios.y), in: bounds)
        default: return placed(size, scale: 1, in: bounds)
        }
    }

    private func placed(_ size: CGSize, scale: CGFloat, in bounds: CGRect) -> CGRect {
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        let place = alignment
        return CGRect(
            x: bounds.minX + (bounds.width - size.width) * place.x,
            y: bounds.minY + (bounds.height - size.height) * place.y, width: size.width, height: size.height)
    }

    /// Where the content is: 0 for left and top, 1 for right and bottom.
    private var alignment: (x: CGFloat, y: CGFloat) {
        switch self {
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}
