/// The light or dark appearance as a trait.
public struct UITraitUserInterfaceStyle: StandardTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }

    static func read(_ values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
    static func write(_ value: UIUserInterfaceStyle, to values: inout TraitValues) { values.userInterfaceStyle = value }
}
