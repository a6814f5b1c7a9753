/// Traits by their definitions, and the values of traits that an app defines.
extension TraitValues {
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let standard = trait as? any StandardTrait.Type { return read(standard) as! Trait.Value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let standard = trait as? any StandardTrait.Type { return write(newValue, standard) }
            custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        guard let standard = trait as? any StandardTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        return !isSame(standard, TraitValues())
    }

    mutating func remove(_ trait: UITrait) {
        guard let standard = trait as? any StandardTrait.Type else {
            custom[ObjectIdentifier(trait)] = nil
            return
        }
        write(TraitValues().read(standard), standard)
    }

    /// Returns whether a trait has the same value in both.
    func hasSame(_ trait: UITrait, as other: TraitValues) -> Bool {
        guard let standard = trait as? any StandardTrait.Type else {
            return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
        }
        return isSame(standard, other)
    }

    private func isSame<Trait: StandardTrait>(_ trait: Trait.Type, _ other: TraitValues) -> Bool {
        CustomTraitValue(Trait.read(self)) == CustomTraitValue(Trait.read(other))
    }

    private func read<Trait: StandardTrait>(_ trait: Trait.Type) -> Any { Trait.read(self) }

    private mutating func write<Trait: StandardTrait>(_ value: Any, _ trait: Trait.Type) {
        if let value = value as? Trait.Value { Trait.write(value, to: &self) }
    }
}
