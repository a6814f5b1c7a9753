import Foundation

extension UITraitCollection {
    static let currentOfThread = ThreadLocalValue<UITraitCollection>(key: "UITraitCollection.current")

    /// What a thread sees before anybody sets anything: a phone held upright, in light.
    private static let initial = UITraitCollection(
        values: TraitValues(
            userInterfaceIdiom: .phone,
            userInterfaceStyle: .light,
            layoutDirection: .leftToRight,
            horizontalSizeClass: .compact,
            verticalSizeClass: .regular,
            displayScale: 3,
            accessibilityContrast: .normal,
            userInterfaceLevel: .base,
            preferredContentSizeCategory: .large
        )
    )

    /// The traits that dynamic colours resolve with where nobody names any; every thread has its own.
    public class var current: UITraitCollection {
        get { currentOfThread.value ?? initial }
        set { currentOfThread.value = newValue }
    }
}
