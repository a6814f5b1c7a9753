public import Foundation

/// The sheet that a renderer's closure draws on.
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

    /// Fills with the colour that `setFill()` chose last, black at first; what lies outside the sheet is cut off.
    open func fill(_ rect: CGRect) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        fills.append(UIImage.Fill(rect: rect, color: fillColor))
    }
}
