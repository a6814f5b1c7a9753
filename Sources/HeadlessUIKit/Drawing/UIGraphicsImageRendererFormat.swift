public import Foundation

/// How a picture is kept.
public final class UIGraphicsImageRendererFormat: NSObject {
    public var scale: CGFloat = UITraitCollection.current.displayScale
    /// An opaque picture is black where nothing is drawn.
    public var opaque = false

    public class func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    public class func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }
}
