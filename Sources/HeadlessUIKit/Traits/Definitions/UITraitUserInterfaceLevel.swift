/// The level of content as a trait.
public struct UITraitUserInterfaceLevel: StandardTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }

    static func read(_ values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
    static func write(_ value: UIUserInterfaceLevel, to values: inout TraitValues) { values.userInterfaceLevel = value }
}
