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

    /// The radius where the window has no corners, and before iOS 26, where no public API tells those of the screen.
    private static let cornerRadius: CGFloat = 12

    /// Returns the radius with which a screen arrives: that of its window, or none where it does not fill the window.
    @MainActor
    static func cornerRadius(of place: CGRect, in container: UIView) -> CGFloat {
        let window = container.window.map { container.convert($0.bounds, from: $0) } ?? .infinite
        return place.contains(window) ? container.radius(followingCorners: cornerRadius) : 0
    }
}
