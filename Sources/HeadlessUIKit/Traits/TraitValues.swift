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
        let none = Self.unspecified
        func take<Value: Equatable>(_ trait: inout Value, _ other: Value, unless unspecified: Value) {
            if other != unspecified { trait = other }
        }
        take(&result.userInterfaceIdiom, other.userInterfaceIdiom, unless: none.userInterfaceIdiom)
        take(&result.userInterfaceStyle, other.userInterfaceStyle, unless: none.userInterfaceStyle)
        take(&result.layoutDirection, other.layoutDirection, unless: none.layoutDirection)
        take(&result.horizontalSizeClass, other.horizontalSizeClass, unless: none.horizontalSizeClass)
        take(&result.verticalSizeClass, other.verticalSizeClass, unless: none.verticalSizeClass)
        take(&result.displayScale, other.displayScale, unless: none.displayScale)
        take(&result.accessibilityContrast, other.accessibilityContrast, unless: none.accessibilityContrast)
        take(&result.userInterfaceLevel, other.userInterfaceLevel, unless: none.userInterfaceLevel)
        take(
            &result.preferredContentSizeCategory, other.preferredContentSizeCategory,
            unless: none.preferredContentSizeCategory)
        take(&result.tabAccessoryEnvironment, other.tabAccessoryEnvironment, unless: none.tabAccessoryEnvironment)
        take(&result.verticalBarEdge, other.verticalBarEdge, unless: none.verticalBarEdge)
        if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
        return result
    }

    /// Returns whether these traits match all specified traits of another value.
    func contains(_ other: TraitValues) -> Bool {
        overlaid(by: other) == self
    }

    private static let unspecified = TraitValues()
}
