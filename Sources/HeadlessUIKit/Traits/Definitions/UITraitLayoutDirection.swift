/// The layout direction as a trait.
public struct UITraitLayoutDirection: StandardTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

    static func read(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
    static func write(_ value: UITraitEnvironmentLayoutDirection, to values: inout TraitValues) {
        values.layoutDirection = value
    }
}
