import Foundation

extension CALayer {
    /// Sets the model value of a property that is known only at run time.
    final func set(_ property: LayerProperty, to value: LayerValue) {
        change(property) { property.write(value, to: &$0) }
    }

    /// Changes the model value of a property immediately. An animation block or an action of the layer can add an
    /// animation to the change.
    final func change(_ property: LayerProperty, _ set: (inout LayerValues) -> Void) {
        guard !isPresentation else { return set(&values) }
        HeadlessVisits.writes += 1
        nonisolated(unsafe) let old = values
        set(&values)
        if property == .bounds, old.bounds.size != values.bounds.size { sizeDidChange() }
        guard let view else {
            runAction(for: property, old: old)
            return KeyValueObservations.note(self)
        }
        // A view is used on the main actor only, and so is its layer.
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            ViewAnimationContext.current?.capture(property, of: layer, old: old)
            view.layerDidChange(property, from: old)
            KeyValueObservations.note(layer)
            KeyValueObservations.note(view)
        }
    }

    /// The radii of the corners at the top left, top right, bottom left and bottom right, or nil if `cornerRadius` is
    /// that of all corners.
    package final var cornerRadii: [Double]? {
        get { values.extras.cornerRadii }
        set { change(.cornerRadii) { $0.extras.cornerRadii = newValue } }
    }

    /// The radius of the blur that an effect view shows.
    package final var backdropBlur: CGFloat {
        get { values.extras.backdropBlur }
        set { change(.backdropBlur) { $0.extras.backdropBlur = newValue } }
    }

    /// The view that owns the layer.
    final var view: UIView? {
        get { node.view }
        set { node.view = newValue }
    }
}
