import UIKit

/// What decides about a look besides the state: the bar, the app's own appearances, and the content below the bar.
/// Answers that cost something are asked for only if a look depends on them.
struct BarCircumstances {
    /// Whether the bar is low, as on a phone in landscape.
    var isCompact = false
    /// Whether a vertical bar is beside the content, so that nothing is painted (B21.4).
    var isBesideVerticalBar = false
    /// The shadow in the app's own appearances.
    var ownShadow: () -> BarShadow = { BarShadow() }
    /// A likeness of UIKit's own background, or nil if there is none.
    var likeness: () -> BarLikeness? = { nil }
    /// Called if a state needs a likeness of UIKit's own background, and there is none.
    var onMissingLikeness: () -> Void = {}
    /// Whether a large title scrolls under the background of the bar, for the mode in a state.
    var hasLargeTitleUnderBar: (UINavigationItem.LargeTitleDisplayMode?) -> Bool = { _ in false }
    /// How far the content has scrolled under the bar, 0 to 1.
    var coverage: () -> CGFloat = { 1 }
}
