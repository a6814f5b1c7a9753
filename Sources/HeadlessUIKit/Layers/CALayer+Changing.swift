import Foundation

extension CALayer {
    /// Sets the model value of a property that is known only at run time.
    final func set(_ property: LayerProperty, to value: LayerValue) {
        change(property) { property.write(value, to: &$0) }
    }

    /// Sets a value as code does: at once in the model, and by an animation in the presentation if there is a reason.
    final func change(_ property: LayerProperty, _ set: (inout LayerValues) -> Void) {
        guard !isPresentation else { return set(&values) }
        let old = values
        var new = values
        set(&new)
        values = new
        guard let view else { return runAction(for: property, old: old) }
        ViewAnimationContext.current?.capture(property, of: self, old: old)
        view.layerDidChange(property, from: old)
    }

    final var backdropBlur: CGFloat {
        get { values.extras.backdropBlur }
        set { change(.backdropBlur) { $0.extras.backdropBlur = newValue } }
    }

    /// The view that draws in the layer.
    final var view: UIView? {
        get { node.view }
        set { node.view = newValue }
    }
}
