import Foundation

/// The target of an animation: a layer property, or a component of one.
struct LayerKeyPath {
    let property: LayerProperty
    private let component: LayerComponent?

    init(_ property: LayerProperty, _ component: LayerComponent? = nil) {
        self.property = property
        self.component = component
    }

    /// Returns nil if the layer does not have the key path, or if the key path cannot be animated.
    init?(_ path: String, of layer: CALayer) {
        self.init(path)
        if !property.belongs(to: layer) { return nil }
    }

    /// Returns nil if no layer has the key path.
    init?(_ path: String) {
        if let whole = LayerProperty(rawValue: path) {
            self.init(whole)
            return
        }
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let property = LayerProperty(rawValue: parts[0]),
            let component = LayerComponent(rawValue: parts[1]), component.read(property.read(LayerValues())) != nil
        else { return nil }
        self.init(property, component)
    }

    func read(_ values: LayerValues) -> LayerValue {
        let whole = property.read(values)
        return component.flatMap { $0.read(whole) } ?? whole
    }

    func write(_ value: LayerValue, to values: inout LayerValues) {
        guard let component else { return property.write(value, to: &values) }
        guard let whole = component.written(value, into: property.read(values)) else {
            return property.warnOfType()
        }
        property.write(whole, to: &values)
    }

    /// Reads a value that an app gives for this key path. A value of another type has no effect and causes a warning.
    func value(_ given: Any) -> LayerValue? {
        let value = LayerValue(given, like: read(LayerValues()))
        if value == nil { property.warnOfType() }
        return value
    }

    /// Returns a change that interpolates the whole property between two values, with the types resolved once. Returns
    /// nil for a component, or if a value has another type.
    func line(from: LayerValue, to: LayerValue, isAdditive: Bool) -> LayerChange? {
        component == nil ? property.slot.line(from: from, to: to, isAdditive: isAdditive) : nil
    }
}
