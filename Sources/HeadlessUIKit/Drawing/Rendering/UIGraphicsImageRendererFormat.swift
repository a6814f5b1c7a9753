public import Foundation

/// The format of a rendered image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    open var scale: CGFloat = UITraitCollection.current.displayScale
    /// Whether the image is opaque. An opaque image is black where nothing is drawn.
    open var opaque = false
}
