import UIKit

extension ExpressibleByTransitionStyle {
    /// The upper screen fades in over the lower one.
    public static var fade: Self {
        Self(
            TransitionStyle(entering: .faded)
                .duration(0.25)
                .timing(.easeInOut))
    }

    /// The upper screen starts enlarged and fades in, and the lower screen shrinks and darkens.
    public static var depth: Self {
        Self(
            TransitionStyle(entering: .scaled(1.2).faded(), leaving: .scaled(0.85).dimmed(0.4)).duration(0.4))
    }
}
