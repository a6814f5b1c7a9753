import Foundation

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        scale = format.scale
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
        if format.opaque {
            fill(bounds)
        }
    }

    open var currentImage: UIImage {
        UIImage(size: bounds.size, scale: scale, fills: fills)
    }
}
