public import UIKit

extension UIViewController {
    /// Dismisses with another animation than that of the presentation.
    ///
    /// ```swift
    /// dismiss(using: .fade)
    /// ```
    ///
    /// As with `dismiss(animated:completion:)`, the receiver is the presenting view controller or the presented one. A view controller
    /// that waits to be presented (`BusyPolicy`) is taken back. UIKit dismisses its own presentations with its own animation.
    public func dismiss(using animation: TransitionChoice, completion: (() -> Void)? = nil) {
        if ScreenSheet.forget(self) || PresentationQueue.takeBack(self) { return completion?() ?? () }
        let leaving = presentedViewController ?? presentingViewController?.presentedViewController ?? self
        if let driver = ModalTransitionDriver.driver(of: leaving) {
            driver.transitions.dismiss = animation
        } else {
            Advice.give(
                about: type(of: leaving),
                "It was presented without Baton, so UIKit dismisses it with its own animation.",
                "Present it with present(_:using:).")
        }
        dismiss(animated: true, completion: completion)
    }
}
