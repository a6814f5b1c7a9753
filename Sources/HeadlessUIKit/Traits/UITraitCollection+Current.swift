import Foundation

extension UITraitCollection {
    static let currentOfThread = ThreadLocalValue<UITraitCollection>(key: "UITraitCollection.current")

    /// The initial current traits of a thread: a phone in portrait orientation with a light appearance.
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

    /// The traits with which dynamic colours are resolved if none are specified. Each thread has its own value.
    public class var current: UITraitCollection {
        get { currentOfThread.value ?? initial }
        set { currentOfThread.value = newValue }
    }
}
