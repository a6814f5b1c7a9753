/// The amount of vertical space as a trait.
public struct UITraitVerticalSizeClass: StandardTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

    static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
    static func write(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) {
        values.verticalSizeClass = value
    }
}
