/// The traits that the system defines.
enum StandardTraits {
    static var all: [UITrait] {
        [
            UITraitAccessibilityContrast.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitTabAccessoryEnvironment.self,
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceStyle.self,
            UITraitVerticalBarEdge.self, UITraitVerticalSizeClass.self,
        ]
    }
}
