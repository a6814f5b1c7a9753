import UIKit

/// Moves the focus of VoiceOver into a presented view, and back to where it was.
@MainActor
final class OverlayFocus {
    /// The element that had the focus before the presentation.
    private weak var former: AnyObject?

    /// Notes the element that has the focus now.
    func remember() {
        former = UIAccessibility.focusedElement(using: nil) as AnyObject?
    }

    /// Moves the focus into the presented view.
    func enter(_ view: UIView) {
        UIAccessibility.post(notification: .screenChanged, argument: view)
    }

    /// Moves the focus back to the element that had it. If the element is gone, the presenting view gets the focus.
    func leave(to presenter: UIViewController) {
        UIAccessibility.post(notification: .screenChanged, argument: formerInWindow ?? presenter.viewIfLoaded)
    }

    private var formerInWindow: AnyObject? {
        if let view = former as? UIView { return view.window == nil ? nil : view }
        return former
    }
}
