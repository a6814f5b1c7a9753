import Baton
import UIKit

// What one may guess about presentations, and must not compile. See `.ci/check-wrong-guesses`.

final class WrongPresenter: UIViewController {
    func show(_ detail: UIViewController, _ driver: ModalTransitionDriver) {
        // expected: 'sheet' is unavailable: write .bottomSheet, or set the detents of UIKit's sheet, and present it without using:
        present(detail, using: .sheet([.medium(), .large()]))
        // expected: 'sheet' is unavailable: write .bottomSheet, or present UIKit's sheet without using:
        present(detail, using: .sheet)
        // expected: 'sheet' has been renamed to 'bottomSheet(_:)'
        present(detail, using: .sheet([.medium, .large]))
        // expected: 'sheet(detents:)' is unavailable: write .bottomSheet([.medium, .large])
        present(detail, using: .sheet(detents: [.medium, .large]))
        // expected: 'size' is unavailable: write .width(300).height(.fixed(200))
        present(detail, using: .dialog.size(CGSize(width: 300, height: 200)))
        // expected: 'dialog(width:)' is unavailable: write .dialog.width(300)
        present(detail, using: .dialog(width: 300))
        // expected: 'drawer(_:width:)' has been renamed to 'drawer(_:length:)'
        present(detail, using: .drawer(.leading, width: 280))
        // expected: 'dismissOnTapOutside' has been renamed to 'tapOutside(_:)'
        present(detail, using: .card.dismissOnTapOutside(false))
        // expected: 'dismissOnTap' has been renamed to 'tapOutside(_:)'
        present(detail, using: .dialog.dismissOnTap(true))
        // expected: 'swipeToDismiss' has been renamed to 'pull(_:)'
        present(detail, using: .card.swipeToDismiss(false))
        // expected: 'enqueue' has been renamed to 'wait'
        present(detail, using: .card.whenBusy(.enqueue))
        // expected: type 'ModalTransitions' has no member 'system'
        present(detail, using: .system)
        // expected: type 'ModalTransitions' has no member 'none'
        present(detail, using: .none)
        // expected: value of type 'ModalTransitions' has no member 'fullScreen'
        present(detail, using: .fade.fullScreen())
        // expected: 'dismissible' is unavailable: write .dismissal(.byCode), or .pull(false).tapOutside(false)
        present(detail, using: .card.dismissible(false))
        // expected: 'left' has been renamed to 'leading'
        present(detail, using: .drawer(.left))
        // expected: type 'CGFloat' has no member 'fraction'
        present(detail, using: .drawer(.leading, length: .fraction(0.8)))
        // expected: cannot convert value of type 'ModalTransitionDriver' to expected argument type 'ModalTransitions'
        present(detail, using: driver)
        // expected: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
        present(detail, using: .card, animated: true) { finished in print(finished) }
        // expected: value of type 'UIViewController' has no member 'transitions'
        detail.transitions = .card
    }

    func showSheet(_ detail: UIViewController) {
        // expected: cannot call value of non-function type 'SheetDetent'
        present(detail, using: .bottomSheet([.medium(), .large]))
        // expected: 'height' has been renamed to 'fixed(_:)'
        present(detail, using: .bottomSheet([.height(120), .large]))
        // expected: 'fitContent' has been renamed to 'fitted'
        present(detail, using: .bottomSheet([.fitContent]))
        // expected: extra argument 'selected' in call
        present(detail, using: .bottomSheet([.medium, .large], selected: .medium))
        // expected: 'animateChanges' is unavailable: write UIView.animate(withDuration: 0.3) { overlay.selectedDetent = .large }
        overlayPresentationController?.animateChanges { self.title = "Large" }
        // expected: value of type 'OverlayPresentationController' has no member 'selectedDetentIdentifier'
        overlayPresentationController?.selectedDetentIdentifier = .large
        // expected: cannot assign to property: 'layout' is a get-only property
        overlayPresentationController?.layout = .card
    }

    func tune() {
        var transitions = ModalTransitions.card
        // expected: cannot assign to value: 'duration' is a method
        transitions.duration = 0.4
        // expected: cannot assign to value: 'backdrop' is a method
        transitions.backdrop = OverlayBackdrop.clear
    }
}
