import Foundation

/// Provides the views and frames of the transition context for presentations and dismissals (B3.5, B3.22).
@MainActor
struct ModalContext {
    let controller: UIPresentationController
    let presented: UIViewController
    let presenter: UIViewController
    let container: UIView

    /// Returns both sides of a presentation. Called when the transition begins: before that, the container has no size
    /// and the presentation has no frame.
    func presentingSides(removesPresenter: Bool) -> (from: TransitionSide, to: TransitionSide) {
        let place = presenterFrame
        let from = TransitionSide(
            view: presenter.view, initialFrame: place, finalFrame: removesPresenter ? .zero : place)
        let to = TransitionSide(
            view: controller.presentedView, initialFrame: .zero,
            finalFrame: controller.frameOfPresentedViewInContainerView)
        return (from, to)
    }

    func dismissingSides(removesPresenter: Bool) -> (from: TransitionSide, to: TransitionSide) {
        let from = TransitionSide(
            view: controller.presentedView, initialFrame: controller.presentedView?.frame ?? .zero,
            finalFrame: removesPresenter ? .zero : controller.frameOfPresentedViewInContainerView)
        let fills = removesPresenter && HeadlessQuirks.removedPresentersFillContainers
        let to = TransitionSide(
            view: presenter.view, initialFrame: removesPresenter ? .zero : presenterFrame,
            finalFrame: fills ? container.bounds : presenterPlace)
        return (from, to)
    }

    /// Where the presenting view belongs, whatever its current frame is (B3.22). It fills the container, unless it is
    /// presented itself and stays below.
    private var presenterPlace: CGRect {
        guard let below = presenter.presentation.run, below.container.window != nil,
            !below.container.isDescendant(of: container)
        else { return container.bounds }
        return container.convert(below.controller.frameOfPresentedViewInContainerView, from: below.container)
    }

    /// The frame of the presenting view in the container's coordinates. The view can be in another container with other
    /// coordinates.
    private var presenterFrame: CGRect {
        guard let view = presenter.viewIfLoaded, let host = view.superview else { return .zero }
        return container.convert(view.frame, from: host)
    }
}
