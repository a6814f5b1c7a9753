import Foundation

/// Decides who presents and who is dismissed, and refuses what UIKit refuses.
@MainActor
enum ModalPresenter {
    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        precondition(
            presented.presentation.presenter == nil && presented.parent == nil,
            "\(type(of: presented)) is already an active controller: it is presented or has a parent. "
                + "Dismiss it or take it out of its parent before presenting it.")
        guard source.viewIfLoaded?.window != nil else {
            return refuse(presented, source, "its view is not in a window")
        }
        let presenter = presenter(for: source, style: presented.modalPresentationStyle)
        guard presenter.presentation.presented == nil else {
            return refuse(presented, source, "\(type(of: presenter)) is already presenting")
        }
        let presentation = ModalPresentation(presented: presented, presenter: presenter, source: source)
        presentation.present(animated: animated, completion: completion)
    }

    /// From the controller at the top of the caller's hierarchy down to what the style asks for (B4.2, B4.3).
    static func presenter(for source: UIViewController, style: UIModalPresentationStyle) -> UIViewController {
        let inContext = style == .currentContext || style == .overCurrentContext
        var candidate = source
        while let parent = candidate.parent {
            if inContext && candidate.definesPresentationContext { break }
            candidate = parent
        }
        return candidate
    }

    /// A controller that presents dismisses what it presents; one that does not is dismissed itself (B4.40, B4.41).
    static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        var root = controller
        while let parent = root.parent, root.presentation.presented == nil { root = parent }
        guard let target = root.presentation.presented ?? (root.presentation.presenter == nil ? nil : root) else {
            return
        }
        guard target.presentation.transition == nil, let presentation = target.presentation.controller?.run else {
            // A dismissal during the presentation's own animation waits for its end (B4.45).
            target.presentation.transition?.coordinator.animate(alongsideTransition: nil) { _ in
                dismiss(controller, animated: animated, completion: completion)
            }
            return
        }
        presentation.dismiss(animated: animated, completion: completion)
    }

    private static func refuse(_ presented: UIViewController, _ source: UIViewController, _ reason: String) {
        HeadlessLog.warn("Attempt to present \(type(of: presented)) on \(type(of: source)): \(reason).")
    }
}
