import Foundation

extension CALayer {
    /// Returns the presentation layer for the current time, or nil for a layer that no commit has shown yet.
    ///
    /// A plain `CALayer` reuses its last presentation layer if nothing else keeps a reference to it. Reading it on
    /// every frame then allocates no memory. A subclass can have further state, so it is always copied with its own
    /// initialiser.
    final func shownNow() -> CALayer? {
        if isPresentation { return self }
        guard hasBeenShown else { return nil }
        guard type(of: self) == CALayer.self else {
            let copy = type(of: self).created(layer: self)
            animate(&copy.values)
            return copy
        }
        if isKnownUniquelyReferenced(&lastShown), let shown = lastShown {
            shown.values = values
            animate(&shown.values)
            return shown
        }
        let shown = CALayer(presenting: self)
        animate(&shown.values)
        lastShown = shown
        return shown
    }

    /// Whether the layer is in a layer tree, and a commit has shown it. A layer that was shown once keeps what is on
    /// screen while it moves to another superlayer.
    private var hasBeenShown: Bool {
        guard node.hasSuperlayer else { return node.view is UIWindow }
        if !node.hasBeenShown { node.hasBeenShown = wasShown }
        return node.hasBeenShown
    }

    /// Whether a commit has shown the layer where it is now, or in a layer above it that has moved since then.
    private var wasShown: Bool {
        var layer = self
        while let parent = layer.node.superlayer {
            if layer.node.hasBeenShown { return true }
            guard layer.node.linkedAt < TurnLoop.main.commits.count else { return false }
            layer = parent
        }
        return layer.view is UIWindow
    }

    /// The values on screen at this time, computed without creating a presentation layer.
    final var presentedValues: LayerValues {
        presented(from: values)
    }

    /// Returns the given model values with the running animations applied.
    final func presented(from model: LayerValues) -> LayerValues {
        var shown = model
        animate(&shown)
        return shown
    }

    private func animate(_ values: inout LayerValues) {
        guard !node.animations.isEmpty else { return }
        let time = localNow
        for index in node.animations.entries.indices {
            node.animations.entries[index].animation.apply(to: &values, at: time)
        }
    }
}
