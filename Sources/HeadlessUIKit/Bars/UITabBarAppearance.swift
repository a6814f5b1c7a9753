/// How a tab bar looks: its background and shadow line.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
