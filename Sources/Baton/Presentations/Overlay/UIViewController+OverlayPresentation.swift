public import UIKit

extension UIViewController {
    /// The overlay in which this view controller is presented, or nil if it is not presented in one.
    ///
    /// ```swift
    /// UIView.animate(withDuration: 0.3) {
    ///     detail.overlayPresentation?.selectedDetent = .large
    /// }
    /// ```
    ///
    /// It is there from the line after `present(_:using:)` until the dismissal has ended. As with `presentationController`, a
    /// child of a presented view controller has the overlay of that one. Unlike `presentationController`, it may be read
    /// before a presentation: UIKit would create a presentation controller then, and keep it for the presentation.
    public var overlayPresentation: OverlayPresentationController? {
        guard presentingViewController != nil else { return nil }
        return presentationController as? OverlayPresentationController
    }
}
