extension UITraitCollection {
    /// Creates a trait collection by setting traits. The others are unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: UITraitCollection().changed(by: mutations))
    }

    /// Returns these traits with changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: changed(by: mutations))
    }

    /// The value of a trait, also of one that the app defines.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        noteRead(of: trait)
        return values[trait]
    }

    private func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? values
    }
}
