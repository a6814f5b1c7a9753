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

    /// The radius of the corners of a screen that is smaller than its window, before iOS 26 and in a window without corners. No
    /// public API tells the corners of the device's screen.
    private static let cornerRadius: CGFloat = 12

    /// Returns the radius with which a screen arrives at its place. From iOS 26 on it is the window's. A screen that does not fill
    /// its window has the corners of what is around it.
    @MainActor
    static func cornerRadius(of place: CGRect, in container: UIView) -> CGFloat {
        guard let window = container.window, place.contains(container.convert(window.bounds, from: window))
        else { return 0 }
        return container.radius(followingCorners: cornerRadius)
    }
}
