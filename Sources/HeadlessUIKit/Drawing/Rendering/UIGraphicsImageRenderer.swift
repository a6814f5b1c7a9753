public import Foundation

/// Draws an image into the context of a renderer.
public typealias UIGraphicsImageDrawingActions = (UIGraphicsImageRendererContext) -> Void

/// A renderer that makes an image from what is drawn in a closure.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, format: format)
    }

    open func image(actions: UIGraphicsImageDrawingActions) -> UIImage {
        let canvas = Canvas(bounds: bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        let context = UIGraphicsImageRendererContext(canvas, format: imageFormat)
        CurrentCanvas.with(canvas) { actions(context) }
        return context.currentImage
    }
}
