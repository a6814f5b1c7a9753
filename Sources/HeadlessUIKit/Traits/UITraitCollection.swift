public import Foundation

/// The traits of an interface environment. A trait collection is immutable, and each trait can be unspecified.
// Unchecked because a subclass may add mutable state. The properties of this class never change.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
    }

    public override init() {
        values = TraitValues()
    }

    /// Creates a trait collection from several others. If more than one specifies a trait, the last value is used.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var displayScale: CGFloat { values.displayScale }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var tabAccessoryEnvironment: UITabAccessory.Environment { values.tabAccessoryEnvironment }

    /// The edge at which bars are vertical. It is unspecified before iOS 27.1.
    open var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge }

    /// Called when a trait is read by its definition.
    func noteRead(of trait: UITrait) {}

    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// Returns whether dynamic colours can resolve differently for two trait collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
    }

    open func performAsCurrent(_ actions: () -> Void) {
        Self.currentOfThread.with(self, actions)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int {
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

    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init(values: TraitValues(tabAccessoryEnvironment: tabAccessoryEnvironment))
    }
}
