import Foundation

/// Fills in the table of views and frames for presentations and dismissals (B3.5, B3.22).
@MainActor
struct ModalContext {
    let controller: UIPresentationController
    let presented: UIViewController
    let presenter: UIViewController
    let container: UIView

    /// Read when the transition begins: before, the container has no size and the presentation no frame.
    func presentingSides(removesPresenter: Bool) -> (from: TransitionSide, to: TransitionSide) {
        let presenterFrame = presenter.view.frame
        let from = TransitionSide(
            view: presenter.view, initialFrame: presenterFrame, finalFrame: removesPresenter ? .zero : presenterFrame)
        let to = TransitionSide(
            view: controller.presentedView, initialFrame: .zero,
            finalFrame: controller.frameOfPresentedViewInContainerView)
        return (from, to)
    }

    func dismissingSides(removesPresenter: Bool) -> (from: TransitionSide, to: TransitionSide) {
        let from = TransitionSide(
            view: controller.presentedView, initialFrame: controller.presentedView?.frame ?? .zero, finalFrame: .zero)
        let presenterFrame = removesPresenter ? container.bounds : presenter.view.frame
        let to = TransitionSide(
            view: presenter.view, initialFrame: removesPresenter ? .zero : presenterFrame, finalFrame: presenterFrame)
        return (from, to)
    }
}
