import UIKit

/// The top of a leaving screen's safe area, before UIKit changes the height of the bar.
@MainActor
struct SteadyTop {
    private(set) weak var screen: UIViewController?
    let top: CGFloat
    let size: CGSize
    /// Whether both screens have a prompt, or neither has one.
    let hasSameRows: Bool

    init?(of screen: UIViewController, besides other: UIViewController) {
        guard let view = screen.viewIfLoaded, view.window != nil else { return nil }
        self.screen = screen
        top = view.safeAreaInsets.top
        size = view.bounds.size
        hasSameRows = (screen.navigationItem.prompt == nil) == (other.navigationItem.prompt == nil)
    }
}
