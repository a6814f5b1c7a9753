/// The place of the accessory of a tab bar as a trait (B17.71).
public struct UITraitTabAccessoryEnvironment: StandardTrait {
    public static var defaultValue: UITabAccessory.Environment { .unspecified }

    static func read(_ values: TraitValues) -> UITabAccessory.Environment { values.tabAccessoryEnvironment }
    static func write(_ value: UITabAccessory.Environment, to values: inout TraitValues) {
        values.tabAccessoryEnvironment = value
    }
}
