/// The edge of the vertical bar as a trait.
public struct UITraitVerticalBarEdge: StandardTrait {
    public static var defaultValue: UIVerticalBarEdge { .unspecified }

    static func read(_ values: TraitValues) -> UIVerticalBarEdge { values.verticalBarEdge }
    static func write(_ value: UIVerticalBarEdge, to values: inout TraitValues) {
        values.verticalBarEdge = value
    }
}
