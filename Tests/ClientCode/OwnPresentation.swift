import Baton
import UIKit

// A toast at the top of the screen: a presentation controller of the app's own.

final class ToastPresentationController: OverlayPresentationController {
    private let badge = UILabel()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        overlay.layout = OverlayLayout(edge: .top, extent: .fitted)
        overlay.backdrop = .clear
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 16, dy: 0)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        badge.alpha = 0
        containerView?.addSubview(badge)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.badge.alpha = 1
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { badge.removeFromSuperview() }
    }
}

final class TicketPresentationController: OverlayPresentationController {
    private let margin: CGFloat

    init(_ presented: UIViewController, over presenting: UIViewController?, _ overlay: Overlay, margin: CGFloat) {
        self.margin = margin
        super.init(presentedViewController: presented, presenting: presenting, overlay: overlay)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: margin, dy: 0)
    }
}

final class BannerPresentationController: OverlayPresentationController {
    override var shouldRemovePresentersView: Bool { false }
}

extension ModalTransitions {
    static let banner = ModalTransitions.card.presentationController {
        BannerPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
    }
    static let toast = ModalTransitions(present: .slide(from: .top), dismiss: .fade)
        .presentationController { presented, presenting, _ in
            ToastPresentationController(presentedViewController: presented, presenting: presenting)
        }
    static let ticket = ModalTransitions.card.presentationController {
        TicketPresentationController($0, over: $1, $2, margin: 20)
    }
}

final class ToastHost: UIViewController {
    private var usesTickets = false

    func show(_ toast: UIViewController) {
        present(toast, using: usesTickets ? .ticket : .toast)
        present(toast, using: .cover.layout(OverlayLayout(edge: .top, extent: .fraction(0.3))))
        present(
            toast,
            using: ModalTransitions(
                present: .animator { _ in PresentAnimator(.fade) }, dismiss: .animator { _ in DismissAnimator(.cover) })
        )
    }
}
