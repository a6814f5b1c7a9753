/// A trait that is a property of `TraitValues`.
protocol StandardTrait: UITraitDefinition {
    static func read(_ values: TraitValues) -> Value
    static func write(_ value: Value, to values: inout TraitValues)
}
