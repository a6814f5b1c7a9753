import Foundation

extension CALayer {
    /// Marks the contents as out of date. They are drawn in the next commit in which the layer is in a window.
    final func markForDisplay() {
        node.needsDisplay = true
        if isInWindow { TurnLoop.main.commits.add(self) }
    }

    /// Draws the contents as an image of the size of the layer.
    final func drawContents() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let canvas = Canvas(bounds: bounds, scale: UITraitCollection.current.displayScale)
        delegate?.layerWillDraw(self)
        #if canImport(Darwin)
            if let view { Self.onMain { view.draw(on: canvas) } }
        #else
            draw(in: canvas.context)
        #endif
        // A layer that draws nothing keeps the image that code has set.
        guard node.contentsAreDrawn || !canvas.picture.marks.isEmpty else { return }
        contents = canvas.image
        node.contentsAreDrawn = true
    }
}

extension UIView {
    /// Calls `draw(_:)` with a current graphics context and the traits of the view.
    func draw(on canvas: Canvas) {
        CurrentCanvas.with(canvas) {
            traitCollection.performAsCurrent { draw(bounds) }
        }
    }
}
