import Foundation

extension CALayer {
    /// Marks the layer, or the view that owns it, as needing layout.
    final func markForLayout() {
        if let view {
            Self.onMain { view.setNeedsLayout() }
        } else if laysOutSublayers {
            node.needsLayout = true
            if isInWindow { TurnLoop.main.commits.add(self) }
        }
    }

    final func layOutIfNeeded() {
        if let view { return Self.onMain { view.layoutIfNeeded() } }
        if node.needsLayout {
            node.needsLayout = false
            layoutSublayers()
        }
        for layer in node.sublayers ?? [] where layer.view == nil { layer.layOutIfNeeded() }
    }

    /// Called when the size of the bounds has changed.
    final func sizeDidChange() {
        if !node.belongsToView { markForLayout() }
        if node.redrawsOnBoundsChange { markForDisplay() }
    }

    /// Queues the work that was postponed until the layer came into a window. The layers of views are handled with
    /// their views.
    final func queuePostponedWork() {
        if node.needsDisplay || node.needsLayout { TurnLoop.main.commits.add(self) }
        guard let sublayers = node.sublayers else { return }
        for layer in sublayers where !layer.node.belongsToView { layer.queuePostponedWork() }
    }

    /// Whether the layer has code that lays out its sublayers. A plain layer without a delegate has none.
    private var laysOutSublayers: Bool { type(of: self) != CALayer.self || node.delegate != nil }

    /// Whether the layer is in the layer tree of a window.
    final var isInWindow: Bool {
        var layer = self
        while let parent = layer.node.superlayer { layer = parent }
        return layer.view is UIWindow
    }

    /// Runs code of a view. A view is used on the main actor only, and so is its layer.
    static func onMain<Result: Sendable>(_ action: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated(action)
    }
}
