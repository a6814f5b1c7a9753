/// The kind of device as a trait.
public struct UITraitUserInterfaceIdiom: StandardTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

    static func read(_ values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
    static func write(_ value: UIUserInterfaceIdiom, to values: inout TraitValues) { values.userInterfaceIdiom = value }
}
