public import Foundation

/// Makes a picture out of what is drawn in a closure; rectangles are filled, there is nothing else to draw with.
public final class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(size: size, format: format)
        UIGraphicsImageRendererContext.currentOfThread.with(context) { actions(context) }
        return context.currentImage
    }
}
