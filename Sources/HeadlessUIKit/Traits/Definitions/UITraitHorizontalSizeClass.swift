/// The amount of horizontal space as a trait.
public struct UITraitHorizontalSizeClass: StandardTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

    static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
    static func write(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) {
        values.horizontalSizeClass = value
    }
}
