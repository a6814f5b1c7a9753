import Foundation

extension CALayer {
    /// The presentation at this moment; nil for a layer that is nowhere on screen.
    ///
    /// A plain layer's is made anew only if somebody has kept the last one, so that those who look at every frame wait
    /// for no memory. A subclass may keep more than is known here, so it is always copied by its own initialiser.
    final func shownNow() -> CALayer? {
        if isPresentation { return self }
        guard node.hasSuperlayer || node.view is UIWindow else { return nil }
        guard type(of: self) == CALayer.self else {
            let copy = type(of: self).init(layer: self)
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

    /// The values on screen at this moment, without making a layer of them.
    final var presentedValues: LayerValues {
        presented(from: values)
    }

    /// What the running animations make of given model values.
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
