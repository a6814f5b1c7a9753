import UIKit

/// The top of a leaving screen's safe area, before UIKit changes the height of the bar.
@MainActor
struct SteadyTop {
    private(set) weak var screen: UIViewController?
    let top: CGFloat
    let size: CGSize
    /// Whether both screens have a prompt, or neither has one, and none has a search bar, whose height can change.
    let hasSameRows: Bool

    init?(of screen: UIViewController, besides other: UIViewController) {
        guard let view = screen.viewIfLoaded, view.window != nil else { return nil }
        self.screen = screen
        top = view.safeAreaInsets.top
        size = view.bounds.size
        let items = [screen, other].map(\.navigationItem)
        hasSameRows =
            (items[0].prompt == nil) == (items[1].prompt == nil) && items.allSatisfy { $0.searchController == nil }
    }
}
