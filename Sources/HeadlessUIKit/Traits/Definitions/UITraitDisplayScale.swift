public import Foundation

/// The pixels of a point as a trait.
public struct UITraitDisplayScale: StandardTrait {
    public static var defaultValue: CGFloat { 0 }

    static func read(_ values: TraitValues) -> CGFloat { values.displayScale }
    static func write(_ value: CGFloat, to values: inout TraitValues) { values.displayScale = value }
}
