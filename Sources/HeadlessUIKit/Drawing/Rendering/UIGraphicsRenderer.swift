public import Foundation

/// The base class of renderers.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    private let ownFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        ownFormat = format
    }

    open var format: UIGraphicsRendererFormat { ownFormat }
}
