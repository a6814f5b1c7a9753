public import Foundation

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
    let canvas: Canvas
    private let ownFormat: UIGraphicsRendererFormat

    init(_ canvas: Canvas, format: UIGraphicsRendererFormat) {
        self.canvas = canvas
        ownFormat = format
    }

    open var format: UIGraphicsRendererFormat { ownFormat }

    #if !canImport(Darwin)
        open var cgContext: CGContext { canvas.context }
    #endif

    /// Fills a rectangle with the colour last set with `setFill()`, initially black.
    open func fill(_ rect: CGRect) { canvas.fill(PathShape(rect: rect)) }

    /// Draws a line around a rectangle. The line is inside the rectangle.
    open func stroke(_ rect: CGRect) {
        let half = canvas.state.line.width / 2
        canvas.stroke(PathShape(rect: rect.insetBy(dx: half, dy: half)))
    }

    /// Limits what is drawn afterwards to a rectangle.
    open func clip(to rect: CGRect) { canvas.clip(to: PathShape(rect: rect)) }
}
