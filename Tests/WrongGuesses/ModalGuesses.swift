import Baton
import UIKit

// What one may guess about presentations, and must not compile. See `.ci/check-wrong-guesses`.

final class WrongPresenter: UIViewController {
    func show(_ detail: UIViewController, _ driver: ModalTransitionDriver) {
        // expected: 'sheet(detents:)' is unavailable: write [.medium, .large], or set the detents of UIKit's sheet, and present it without using:
        present(detail, using: .sheet(detents: [.medium(), .large()]))
        // expected: 'sheet' has been renamed to 'sheet(detents:)'
        present(detail, using: .sheet([.medium, .large]))
        // expected: 'bottomSheet' has been renamed to 'sheet(detents:)'
        present(detail, using: .bottomSheet([.medium, .large]))
        // expected: 'dialog(width:)' is unavailable: write .dialog.width(300)
        present(detail, using: .dialog(width: 300))
        // expected: 'dialog(size:)' is unavailable: write .dialog.size(CGSize(width: 300, height: 200))
        present(detail, using: .dialog(size: CGSize(width: 300, height: 200)))
        // expected: 'drawer(_:width:)' is unavailable: write .drawer(.leading).width(280)
        present(detail, using: .drawer(.leading, width: 280))
        // expected: 'drawer(edge:width:)' is unavailable: write .drawer(.leading).width(280)
        present(detail, using: .drawer(edge: .leading, width: 280))
        // expected: 'dismissOnTapOutside' has been renamed to 'tapOutside(_:)'
        present(detail, using: .card.dismissOnTapOutside(false))
        // expected: 'dismissesOnTapOutside' has been renamed to 'tapOutside(_:)'
        present(detail, using: .dialog.dismissesOnTapOutside(true))
        // expected: 'swipeToDismiss' has been renamed to 'pull(_:)'
        present(detail, using: .card.swipeToDismiss(false))
        // expected: 'pullToDismiss' has been renamed to 'pull(_:)'
        present(detail, using: .card.pullToDismiss(false))
        // expected: 'shouldDismiss' is unavailable: set isModalInPresentation of the view controller while it must not be dismissed
        present(detail, using: .card.shouldDismiss { false })
        // expected: 'onDismissAttempt' is unavailable: set the delegate of the presentationController after the call that presents
        present(detail, using: .card.onDismissAttempt { print("unsaved") })
        // expected: 'transition' has been renamed to 'animation(_:)'
        present(detail, using: .dialog.transition(.fade))
        // expected: 'size' is unavailable: leave it out, since a dialog has the size of its content, or pass a CGSize
        present(detail, using: .dialog.size(.fitted))
        // expected: 'passthrough' has been renamed to 'clear'
        present(detail, using: .card.backdrop(.passthrough))
        // expected: 'dim' has been renamed to 'dimmed(_:color:)'
        present(detail, using: .card.backdrop(.dim(0.5)))
        // expected: 'none' has been renamed to 'clear'
        present(detail, using: .card.backdrop(.none))
        // expected: type 'ModalTransitions' has no member 'system'
        present(detail, using: .system)
        // expected: type 'ModalTransitions' has no member 'none'
        present(detail, using: .none)
        // expected: value of type 'ModalTransitions' has no member 'fullScreen'
        present(detail, using: .fade.fullScreen())
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
        // expected: member 'large()' is a function that produces expected type 'UISheetPresentationController.Detent'; did you mean to call it?
        present(detail, using: .sheet(detents: [.medium(), .large]))
        // expected: 'fixed' has been renamed to 'height(_:)'
        present(detail, using: .sheet(detents: [.fixed(120), .large]))
        // expected: 'fit' has been renamed to 'fitted'
        present(detail, using: .sheet(detents: [.fit]))
        // expected: 'fitContent' has been renamed to 'fitted'
        present(detail, using: .sheet(detents: [.fitContent]))
        // expected: 'selectedDetent' has been renamed to 'initialDetent(_:)'
        present(detail, using: .sheet(detents: [.medium, .large]).selectedDetent(.large))
        // expected: 'largestUndimmedDetent' has been renamed to 'undimmed(upTo:)'
        present(detail, using: .sheet(detents: [.medium, .large]).largestUndimmedDetent(.medium))
        // expected: extra argument 'selected' in call
        present(detail, using: .sheet(detents: [.medium, .large], selected: .medium))
        // expected: 'animateChanges' is unavailable: write UIView.animate(withDuration: 0.3) { overlay.selectedDetent = .large }
        overlayPresentation?.animateChanges { self.title = "Large" }
        // expected: value of type 'OverlayPresentationController' has no member 'selectedDetentIdentifier'
        overlayPresentation?.selectedDetentIdentifier = .large
        // expected: cannot assign to property: 'layout' is a get-only property
        overlayPresentation?.layout = .card
    }

    func tune() {
        var transitions = ModalTransitions.card
        // expected: cannot assign to value: 'duration' is a method
        transitions.duration = 0.4
        // expected: cannot assign to value: 'backdrop' is a method
        transitions.backdrop = OverlayBackdrop.clear
    }
}
