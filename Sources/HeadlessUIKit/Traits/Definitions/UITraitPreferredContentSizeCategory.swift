/// The size of text as a trait.
public struct UITraitPreferredContentSizeCategory: StandardTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }

    static func read(_ values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
    static func write(_ value: UIContentSizeCategory, to values: inout TraitValues) {
        values.preferredContentSizeCategory = value
    }
}
