/// The traits that the system defines.
enum StandardTraits {
    static let all: [UITrait] = [
        UITraitAccessibilityContrast.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
        UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitTabAccessoryEnvironment.self,
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceStyle.self,
        UITraitVerticalBarEdge.self, UITraitVerticalSizeClass.self,
    ]
}
