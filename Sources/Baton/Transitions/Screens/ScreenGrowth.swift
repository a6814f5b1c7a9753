import UIKit

/// A view of the lower screen from which the upper one grows, and onto which it shrinks.
struct ScreenGrowth {
    /// How the view turns into the screen.
    enum Manner {
        /// A picture of the view covers the screen and fades. The middle of the screen is visible first.
        case picture
        /// The view is a card. Its content fades into its colour, and the colour into the screen. The top of the screen is visible first.
        case card
    }

    /// Who finds the view. It may be another one each time.
    enum Source {
        case closure((ScreenChange) -> UIView?)
        /// The lower screen.
        case screen(SharedElement)
    }

    let manner: Manner
    let source: Source
    /// The view that was found at the start.
    weak var view: UIView?
}
