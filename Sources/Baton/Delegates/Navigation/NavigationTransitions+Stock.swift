import UIKit

extension NavigationTransitions {
    /// The look of UIKit's own push and pop, animated by Baton.
    public static let slide = NavigationTransitions(.slide)
    /// The upper screen slides in over the lower one, from the bottom.
    public static let cover = NavigationTransitions(.cover)
    /// Screens fade into each other.
    public static let fade = NavigationTransitions(.fade)
    /// The new screen starts enlarged and fades in, and the old screen shrinks and darkens.
    public static let depth = NavigationTransitions(.depth)
    /// The two screens are the two sides of a sheet that turns.
    public static let flip = NavigationTransitions(.flip)
    /// The two screens are neighbouring sides of a cube that turns.
    public static let cube = NavigationTransitions(.cube)
    /// UIKit's own push, pop and swipe. Baton only carries the bar, and animates the changes for which `choose` returns
    /// an animation.
    public static let system = NavigationTransitions(push: TransitionAnimation.system, pop: .system)
}
