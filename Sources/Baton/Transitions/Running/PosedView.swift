import UIKit

/// A view that a transition moves, and what it needs for that: the pose, the dimming view, the shadow, and the clip or the
/// mask.
///
/// It is restored once: at the end of its transition, or before another transition takes the view. The first one may not
/// have ended by then, or never end.
@MainActor
final class PosedView: UnrestoredChange {
    static let key = AssociationKey()

    private let restoration: Restoration
    // The view retains this object, and its superview the others. A transition that never ends must not keep a screen.
    private weak var view: UIView?
    private weak var container: TransitionContainer?
    private weak var dimmingView: DimmingView?
    private weak var shadow: ScreenShadow?
    private weak var clip: ScreenClip?
    private weak var mask: UIView?

    init(_ view: UIView, in container: TransitionContainer) {
        Self.restore(view)
        self.view = view
        self.container = container
        restoration = Restoration(of: view)
        begin(on: view)
    }

    /// The frame of the view without any pose, in the container.
    var place: CGRect { restoration.place }

    /// Moves the visible part of the view as a whole, if a pose shows only a part of it.
    var space: ShiftedView? { clip?.space }

    /// Applies a pose to the view. Inside `animate` the change is animated.
    func apply(_ wanted: Pose) {
        guard let container else { return }
        let pose = wanted.usable
        if pose.shadow > 0 { addShadow() }
        restoration.apply(pose, in: container.view.bounds, direction: container.layoutDirection)
        if pose.turn != nil { container.addPerspective() }
        applyMask(pose.mask)
        if pose.dim > 0 { addDimmingView(pose.dimColor) }
        dimmingView?.alpha = pose.dim
        if let view { shadow?.follow(view, strength: pose.mask == nil ? pose.shadow : 0) }
    }

    /// Shows a part of the view, or all of it again. A clip or a mask may first be needed inside `animate`, where it
    /// starts with all of the view.
    private func applyMask(_ wanted: Pose.Mask?) {
        guard let view, wanted != nil || mask != nil || clip != nil else { return }
        if mask == nil, clip == nil { UIView.performWithoutAnimation { addClip(around: view) } }
        clip?.show(wanted)
        mask?.frame = wanted?.frame ?? view.bounds
        mask?.layer.cornerRadius = wanted?.cornerRadius ?? 0
    }

    /// Adds a clip, or a mask where no clip can do it. Below a mask, UIKit does not render visual effects.
    private func addClip(around view: UIView) {
        guard ScreenClip.isPossible(around: view) else { return addMask(to: view) }
        let made = ScreenClip(around: view)
        let moved = view.transform3D
        // Before this pose the view was in its place.
        view.transform3D = restoration.transform
        made.show(nil)
        view.transform3D = moved
        clip = made
    }

    private func addMask(to view: UIView) {
        let made = UIView(frame: view.bounds)
        made.backgroundColor = .black
        view.mask = made
        mask = made
    }

    /// Adds the dimming view between the two screens. It may first be needed inside `animate`, where its insertion must
    /// not be animated.
    private func addDimmingView(_ color: UIColor) {
        guard dimmingView == nil, let view, let container else { return }
        UIView.performWithoutAnimation {
            let made = DimmingView(frame: container.view.bounds, color: color)
            container.view.insertSubview(made, aboveSubview: clip?.space ?? view)
            dimmingView = made
        }
    }

    /// Adds the shadow below a view that covers its container. It may first be needed inside `animate`, where its insertion
    /// must not be animated.
    private func addShadow() {
        guard shadow == nil, let view, let container, place.contains(container.view.bounds) else { return }
        UIView.performWithoutAnimation {
            let made = ScreenShadow(of: view)
            view.superview?.insertSubview(made, belowSubview: view)
            shadow = made
        }
    }

    /// Whether the view still has what the transition has changed.
    var isPosed: Bool { view.map(isOn) ?? false }

    func restore() {
        guard let view, end(on: view) else { return }
        dimmingView?.removeFromSuperview()
        shadow?.removeFromSuperview()
        mask = nil
        clip?.end()
        restoration.restore()
    }
}
