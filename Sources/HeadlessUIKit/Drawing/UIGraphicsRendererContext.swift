public import Foundation

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
    static let currentOfThread = ThreadLocalValue<UIGraphicsRendererContext>(key: "UIGraphicsCurrentContext")

    let bounds: CGRect
    private(set) var fills: [UIImage.Fill] = []
    var fillColor = UIColor.black.cgColor
    private let ownFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        ownFormat = format
    }

    open var format: UIGraphicsRendererFormat { ownFormat }

    /// Fills a rectangle with the colour last set with `setFill()`, initially black.
    ///
    /// The rectangle is clipped to the bounds.
    open func fill(_ rect: CGRect) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        fills.append(UIImage.Fill(rect: rect, color: fillColor))
    }
}
