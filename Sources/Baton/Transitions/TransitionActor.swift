public import UIKit

/// One of the two screens of a transition, with the view that an animator may move.
///
/// There is an actor only where UIKit lets the view be touched: the presenter under a modal that keeps it is none.
@MainActor
public final class TransitionActor {
    /// The screen's controller.
    public let controller: UIViewController
    /// The view to move. It may wrap the controller's view, so never take `controller.view` instead.
    public let view: UIView
    /// Where the view belongs at the end, or nil for one that will be gone.
    public let finalFrame: CGRect?

    /// Where the view is when nothing moves it, in the container as it was at the start.
    private var home: CGRect
    private let restoration: Restoration
    private var dimmingView: UIView?
    private var aperture: UIView?

    init(controller: UIViewController, view: UIView, finalFrame: CGRect?) {
        self.controller = controller
        self.view = view
        self.finalFrame = finalFrame
        restoration = Restoration(of: view)
        home = restoration.place
    }

    func move(to frame: CGRect) {
        view.frame = frame
        home = frame
    }

    /// Shows the view in a pose. Inside `animate` this is a move, outside of it a jump.
    public func take(_ pose: Pose, in scene: TransitionScene) {
        restoration.apply(pose, in: scene.container.bounds, direction: scene.direction)
        if pose.turn != nil { scene.deepen() }
        look(through: pose.aperture)
        if pose.dim > 0 { makeDimmingView(in: scene.container) }
        dimmingView?.alpha = pose.dim
    }

    /// The view's own frame when nothing moves it, in the container's space.
    var place: CGRect { restoration.place }

    /// What is seen of the view is seen through a view, too, since views are what an animation moves (B6.70). It is
    /// wide open when it is made, which may be inside `animate`.
    private func look(through aperture: Aperture?) {
        guard aperture != nil || self.aperture != nil else { return }
        if self.aperture == nil { UIView.performWithoutAnimation { makeAperture() } }
        self.aperture?.frame = aperture?.frame ?? view.bounds
        self.aperture?.layer.cornerRadius = aperture?.cornerRadius ?? 0
    }

    private func makeAperture() {
        let mask = UIView(frame: view.bounds)
        mask.backgroundColor = .black
        view.mask = mask
        aperture = mask
    }

    /// A dimming view is one of its own between the two screens, since a view cannot be animated darker. It is first
    /// needed inside `animate`, and must not grow into its place there.
    private func makeDimmingView(in container: UIView) {
        guard dimmingView == nil else { return }
        UIView.performWithoutAnimation {
            let dimmingView = DimmingView(frame: container.bounds)
            container.insertSubview(dimmingView, aboveSubview: view)
            self.dimmingView = dimmingView
        }
    }

    func restore() {
        dimmingView?.removeFromSuperview()
        dimmingView = nil
        aperture = nil
        restoration.restore()
    }

    /// What becomes of a frame whose view is moved or turned when the superview takes another size, as by a rotation in
    /// the middle, is nobody's promise: the view goes back to its place, and is resized from there by UIKit's own rules.
    func followContainer(from old: CGSize, to new: CGSize) {
        guard old != new, view.translatesAutoresizingMaskIntoConstraints else { return }
        view.frame = home
        let container = UIView(frame: CGRect(origin: .zero, size: old))
        let standIn = UIView(frame: home)
        standIn.autoresizingMask = view.autoresizingMask
        container.addSubview(standIn)
        container.frame.size = new
        move(to: standIn.frame)
    }
}
