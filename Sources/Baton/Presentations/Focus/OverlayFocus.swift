import UIKit

/// Moves the focus of VoiceOver into a presented view, and back to where it was.
@MainActor
final class OverlayFocus {
    /// The element that had the focus before the presentation.
    private weak var former: AnyObject?

    /// Notes the element that has the focus now.
    func remember() {
        former = VoiceOverFocus.element
    }

    /// Moves the focus into the presented view, unless UIKit has done so while the presentation ran.
    func enter(_ view: UIView) {
        if let focused = VoiceOverFocus.element as? UIView, focused.isDescendant(of: view) { return }
        VoiceOverFocus.move(to: view)
    }

    /// Moves the focus back to the element that had it. If the element is gone, the presenting view gets the focus.
    func leave(to presenter: UIViewController) {
        VoiceOverFocus.move(to: VoiceOverFocus.unlessGone(former) ?? presenter.viewIfLoaded)
    }
}
