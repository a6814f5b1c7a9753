public import Foundation

/// A renderer that makes an image from what is drawn in a closure. Only filled rectangles are supported.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(size: bounds.size, format: imageFormat)
        UIGraphicsRendererContext.currentOfThread.with(context) { actions(context) }
        return context.currentImage
    }
}
