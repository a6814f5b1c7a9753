import UIKit

extension TransitionStyled {
    /// The upper screen fades in over the lower one.
    public static var fade: Self {
        Self(
            TransitionStyle(entering: .faded)
                .duration(0.25)
                .timing(.easeInOut))
    }
}
