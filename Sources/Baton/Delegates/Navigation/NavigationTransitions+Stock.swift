import UIKit

extension NavigationTransitions {
    /// The look of UIKit's own push and pop, animated by Baton.
    public static let slide = NavigationTransitions(.slide)
    /// One screen over the other, from the bottom.
    public static let cover = NavigationTransitions(.cover)
    /// Screens fade into each other.
    public static let fade = NavigationTransitions(.fade)
    /// The new screen comes from the front, and the old one moves to the back.
    public static let depth = NavigationTransitions(.depth)
    /// The two screens are the two sides of a leaf.
    public static let flip = NavigationTransitions(.flip)
    /// The two screens are neighbouring sides of a cube.
    public static let cube = NavigationTransitions(.cube)
    /// UIKit's own push, pop and swipe. Baton only carries the bar, and animates the changes that `choose` names.
    public static let system = NavigationTransitions(push: TransitionAnimation.system, pop: .system)
}
