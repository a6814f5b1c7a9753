/// The appearance of a tab bar: its background and its shadow line.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
