import Foundation

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    open var currentImage: UIImage { canvas.image }
}
