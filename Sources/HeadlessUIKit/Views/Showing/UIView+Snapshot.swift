import Foundation

extension UIView {
    /// Draws a part of the view as an image with its corner at the origin.
    func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIImage {
        let canvas = Canvas(bounds: rect, scale: traitCollection.displayScale)
        _ = draw(on: canvas, afterUpdates: afterUpdates)
        return canvas.image
    }

    func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard bounds.width > 0, bounds.height > 0 else { return false }
        let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        var isComplete = false
        CurrentCanvas.draw("UIView.drawHierarchy") { canvas in
            canvas.with {
                canvas.concatenate(place)
                isComplete = draw(on: canvas, afterUpdates: afterUpdates)
            }
        }
        return isComplete
    }

    /// Draws what the view shows now, and returns whether it can be drawn. A view that no commit has shown is drawn only
    /// after updates.
    private func draw(on canvas: Canvas, afterUpdates: Bool) -> Bool {
        if afterUpdates { update() }
        if let shown = layer.presentation() {
            canvas.draw(shown)
            return true
        }
        guard afterUpdates else {
            HeadlessLog.warn(
                "A snapshot of a \(type(of: self)) is empty, because the view was never on screen. "
                    + "Show the view first, or take the snapshot after screen updates.")
            return false
        }
        canvas.draw(layer)
        return true
    }

    /// Performs the layout and the drawing that are pending.
    private func update() {
        guard window == nil else { return TurnLoop.main.commits.run() }
        layoutIfNeeded()
        displayTree()
    }

    /// Draws the contents of a tree that is in no window.
    private func displayTree() {
        layer.displayIfNeeded()
        for subview in links.subviews { subview.displayTree() }
    }
}
