public import UIKit

/// One of the two screens of a running transition, with the view that an animator may move.
///
/// A screen takes part only if UIKit lets the animator touch its view. The presenting view controller does not take
/// part in a presentation that keeps its view.
@MainActor
public final class TransitionParticipant {
    /// The view controller.
    public let controller: UIViewController
    /// The view to move. It may be a wrapper around the view controller's view, so do not use `controller.view`
    /// instead.
    public let view: UIView
    /// The view's frame at the end, or nil for a view that is removed.
    public let finalFrame: CGRect?

    private let container: TransitionContainer
    /// The frame of the view without any pose, in the container as it was at the start.
    private var restingFrame: CGRect
    private let restoration: Restoration
    private var dimmingView: DimmingView?
    private var clip: ScreenClip?
    private var mask: UIView?

    init(controller: UIViewController, view: UIView, finalFrame: CGRect?, in container: TransitionContainer) {
        self.controller = controller
        self.view = view
        self.finalFrame = finalFrame
        self.container = container
        restoration = Restoration(of: view)
        restingFrame = restoration.place
    }

    func move(to frame: CGRect) {
        view.frame = frame
        restingFrame = frame
    }

    /// Applies a pose to the view. Inside `animate` the change is animated.
    public func apply(_ pose: Pose) {
        restoration.apply(pose, in: container.view.bounds, direction: container.layoutDirection)
        if pose.turn != nil { container.addPerspective() }
        applyMask(pose.mask)
        if pose.dim > 0 { addDimmingView(pose.dimColor) }
        dimmingView?.alpha = pose.dim
    }

    /// The frame of the view without any pose, in the container.
    var place: CGRect { restoration.place }

    /// Shows a part of the view, or all of it again. A clip or a mask may first be needed inside `animate`, where it
    /// starts with all of the view.
    private func applyMask(_ wanted: Pose.Mask?) {
        guard wanted != nil || mask != nil || clip != nil else { return }
        if mask == nil, clip == nil { UIView.performWithoutAnimation { addClip() } }
        clip?.show(wanted)
        mask?.frame = wanted?.frame ?? view.bounds
        mask?.layer.cornerRadius = wanted?.cornerRadius ?? 0
    }

    /// Adds a clip, or a mask where no clip can do it. Below a mask, UIKit does not render visual effects.
    private func addClip() {
        guard ScreenClip.isPossible(around: view) else { return addMask() }
        let made = ScreenClip(around: view)
        let moved = view.transform3D
        // Before this pose the view was in its place.
        view.transform3D = restoration.transform
        made.show(nil)
        view.transform3D = moved
        clip = made
    }

    private func addMask() {
        let made = UIView(frame: view.bounds)
        made.backgroundColor = .black
        view.mask = made
        mask = made
    }

    /// Adds the dimming view between the two screens. It may first be needed inside `animate`, where its insertion must
    /// not be animated.
    private func addDimmingView(_ color: UIColor) {
        guard dimmingView == nil else { return }
        UIView.performWithoutAnimation {
            let made = DimmingView(frame: container.view.bounds, color: color)
            container.view.insertSubview(made, aboveSubview: clip ?? view)
            dimmingView = made
        }
    }

    func restore() {
        dimmingView?.removeFromSuperview()
        dimmingView = nil
        mask = nil
        clip?.end()
        clip = nil
        restoration.restore()
    }

    /// Resizes the view after the size of its container has changed, for example by a rotation during the transition.
    ///
    /// UIKit does not define the result for a view with a transform. The view therefore returns to its resting frame,
    /// and is resized from there by its autoresizing mask.
    func followContainer(from old: CGSize, to new: CGSize) {
        guard old != new, view.translatesAutoresizingMaskIntoConstraints else { return }
        view.frame = restingFrame
        let container = UIView(frame: CGRect(origin: .zero, size: old))
        let standIn = UIView(frame: restingFrame)
        standIn.autoresizingMask = view.autoresizingMask
        container.addSubview(standIn)
        container.frame.size = new
        move(to: standIn.frame)
    }
}
