public import Foundation

/// What is known of the surroundings of an interface: immutable, and each trait may be left open.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
    }

    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// Later collections win where several say something about the same trait.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var displayScale: CGFloat { values.displayScale }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// Whether a dynamic colour may look different here and there.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int {
        values.hashValue
    }
}

extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(values: TraitValues(userInterfaceIdiom: idiom))
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(values: TraitValues(displayScale: scale))
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }
}
