import Foundation

/// The traits of a trait collection as a value type. Initially every trait is unspecified.
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var tabAccessoryEnvironment = UITabAccessory.Environment.unspecified
    var verticalBarEdge = UIVerticalBarEdge.unspecified
    /// The traits that the app defines.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Returns these traits, replaced by the other traits where those are specified.
    func overlaid(by other: TraitValues) -> TraitValues {
        var result = self
        result.take(\.userInterfaceIdiom, from: other)
        result.take(\.userInterfaceStyle, from: other)
        result.take(\.layoutDirection, from: other)
        result.take(\.horizontalSizeClass, from: other)
        result.take(\.verticalSizeClass, from: other)
        result.take(\.displayScale, from: other)
        result.take(\.accessibilityContrast, from: other)
        result.take(\.userInterfaceLevel, from: other)
        result.take(\.preferredContentSizeCategory, from: other)
        result.take(\.tabAccessoryEnvironment, from: other)
        result.take(\.verticalBarEdge, from: other)
        if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
        return result
    }

    /// Returns whether these traits match all specified traits of another value.
    func contains(_ other: TraitValues) -> Bool {
        overlaid(by: other) == self
    }

    private mutating func take<Value: Equatable>(
        _ trait: WritableKeyPath<TraitValues, Value>, from other: TraitValues
    ) {
        let value = other[keyPath: trait]
        if value != TraitValues()[keyPath: trait] {
            self[keyPath: trait] = value
        }
    }
}
