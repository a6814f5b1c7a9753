/// The contrast as a trait.
public struct UITraitAccessibilityContrast: StandardTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }

    static func read(_ values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
    static func write(_ value: UIAccessibilityContrast, to values: inout TraitValues) {
        values.accessibilityContrast = value
    }
}
