public import Foundation

/// The format of a rendered image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    open var scale: CGFloat = UITraitCollection.current.displayScale
    /// Whether the image is opaque. An opaque image is black where nothing is drawn.
    open var opaque = false

    /// Creates a format for the display with certain traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
