import UIKit

/// Where the safe area of a screen that leaves begins, before UIKit gives the bar another height.
@MainActor
struct SteadyTop {
    private(set) weak var screen: UIViewController?
    let top: CGFloat
    let size: CGSize
    /// Whether bars of both screens have a prompt, or none has.
    let hasSameRows: Bool

    init?(of screen: UIViewController, besides other: UIViewController) {
        guard let view = screen.viewIfLoaded, view.window != nil else { return nil }
        self.screen = screen
        top = view.safeAreaInsets.top
        size = view.bounds.size
        hasSameRows = (screen.navigationItem.prompt == nil) == (other.navigationItem.prompt == nil)
    }
}
