public import Foundation

/// How a picture is kept.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    open var scale: CGFloat = UITraitCollection.current.displayScale
    /// An opaque picture is black where nothing is drawn.
    open var opaque = false
}
