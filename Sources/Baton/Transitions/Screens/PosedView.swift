import UIKit

/// A view that a transition moves, and what it needs for that: the pose, the dimming view, the shadow, and the clip or
/// the mask. It is restored once: at the end of its transition, or before another transition takes the view. The first
/// one may not have ended by then, or never end.
@MainActor
final class PosedView: UnrestoredChange {
    static let key = AssociationKey()

    private let restoration: Restoration
    // The view retains this object, and its superview the others. A transition that never ends must not keep a screen.
    private weak var view: UIView?
    private weak var container: UIView?
    private weak var dimmingView: DimmingView?
    private weak var shadow: ScreenShadow?
    private weak var clip: ScreenClip?
    private weak var mask: UIView?
    private var perspective: Perspective?
    /// The radius of the corners of a clip or a mask that shows all of the view.
    private var radiusInPlace: CGFloat = 0

    init(_ view: UIView, in container: UIView) {
        Self.restore(view)
        self.view = view
        self.container = container
        restoration = Restoration(of: view)
        begin(on: view)
    }

    /// The frame of the view without any pose, in the container.
    var place: CGRect { view?.untransformedFrame ?? .zero }

    /// Returns the transform of the view in a pose.
    func transform(of pose: Pose) -> CATransform3D {
        guard let container else { return restoration.transform }
        return restoration.transform(
            of: pose.usable, in: container.bounds, direction: container.effectiveUserInterfaceLayoutDirection)
    }

    /// Moves the visible part of the view as a whole, if a pose shows only a part of it.
    var space: ShiftedView? { clip?.space }

    /// Whether a pose shows only a part of the view.
    var isCut: Bool { clip != nil || mask != nil }

    /// Applies a pose to the view. Inside `animate` the change is animated.
    func apply(_ wanted: Pose) {
        guard let container else { return }
        guard isPosed else {
            return Advice.give(
                about: Pose.self, "A pose is applied when the transition has ended, and is ignored.",
                "Apply poses in prepare and animate, and keep no participant of a transition.")
        }
        let pose = wanted.usable
        if pose.shadow > 0 { addShadow() }
        restoration.apply(pose, in: container.bounds, direction: container.effectiveUserInterfaceLayoutDirection)
        if pose.turn != nil { perspective = Perspective.on(container) }
        applyMask(pose.mask)
        if pose.dim > 0 { addDimmingView(pose.dimColor) }
        dimmingView?.alpha = pose.dim
        if let view { shadow?.follow(view, strength: pose.mask == nil ? pose.shadow : 0) }
    }

    /// Shows a part of the view, or all of it again. A clip or a mask may first be needed inside `animate`, where it
    /// starts with all of the view.
    private func applyMask(_ wanted: Pose.Mask?) {
        guard let view, wanted != nil || mask != nil || clip != nil else { return }
        if let wanted { radiusInPlace = wanted.radiusInPlace ?? 0 }
        if mask == nil, clip == nil { UIView.performWithoutAnimation { addClip(around: view) } }
        clip?.show(wanted, radiusInPlace: radiusInPlace)
        mask?.frame = wanted?.frame ?? view.bounds
        mask?.layer.cornerRadius = wanted?.cornerRadius ?? radiusInPlace
        if let wanted { mask?.layer.cornerCurve = wanted.cornerCurve }
    }

    /// Adds a clip, or a mask where no clip can do it. Below a mask, UIKit does not render visual effects.
    private func addClip(around view: UIView) {
        guard ScreenClip.isPossible(around: view) else { return addMask(to: view) }
        let made = ScreenClip(around: view)
        let moved = view.transform3D
        // Before this pose the view was in its place.
        view.transform3D = restoration.transform
        made.show(nil, radiusInPlace: radiusInPlace)
        view.transform3D = moved
        clip = made
    }

    private func addMask(to view: UIView) {
        let made = UIView(frame: view.bounds)
        made.backgroundColor = .black
        made.layer.cornerRadius = radiusInPlace
        view.mask = made
        mask = made
    }

    /// Adds the dimming view between the two screens. It may first be needed inside `animate`, where its insertion must
    /// not be animated.
    private func addDimmingView(_ color: UIColor) {
        guard dimmingView == nil, let view, let container else { return }
        UIView.performWithoutAnimation {
            let made = DimmingView(frame: container.bounds, color: color)
            container.insertSubview(made, aboveSubview: clip?.space ?? view)
            dimmingView = made
        }
    }

    /// Adds the shadow below a view that covers its container. It may first be needed inside `animate`, where its insertion
    /// must not be animated.
    private func addShadow() {
        guard shadow == nil, let view, let container, place.contains(container.bounds) else { return }
        UIView.performWithoutAnimation {
            let made = ScreenShadow(of: view)
            view.superview?.insertSubview(made, belowSubview: view)
            shadow = made
        }
    }

    // MARK: From one transition to the next

    /// Notes what is visible of the view, and how fast it moves, for the next transition. A view that a clip or a mask shows only a
    /// part of, or that turns about a hinge, begins anew.
    func noteSeen(rate: Double) {
        guard let view, isPosed, clip == nil, mask == nil, view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5),
            let seen = view.layer.presentation()
        else { return }
        let (end, faded) = (view.transform3D, (view as? any OffsetView)?.fadedLayer.presentation() ?? seen)
        let pose = SeenPose(
            transform: seen.transform, alpha: CGFloat(faded.opacity), cornerRadius: seen.cornerRadius,
            dim: dimmingView.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) } ?? 0,
            velocity: CGPoint(
                x: (end.m41 - seen.transform.m41) * CGFloat(rate), y: (end.m42 - seen.transform.m42) * CGFloat(rate)))
        pose.note(on: view)
    }

    /// Shows the view as the last transition has left it, if that was ended a moment ago. Returns how fast it moves towards a
    /// pose, in remaining distances per second.
    func goOn(to end: Pose) -> Double? {
        guard let view, let seen = SeenPose.take(from: view), clip == nil, mask == nil else { return nil }
        view.transform3D = seen.transform
        view.alpha = seen.alpha
        view.layer.cornerRadius = seen.cornerRadius
        dimmingView?.alpha = seen.dim
        if let shadow { shadow.follow(view, strength: view.alpha > 0 ? shadow.alpha / view.alpha : 0) }
        return seen.velocity(towards: transform(of: end))
    }

    /// Whether the view still has what the transition has changed.
    var isPosed: Bool { view.map(isOn) ?? false }

    func restore() {
        guard let view, end(on: view) else { return }
        dimmingView?.removeFromSuperview()
        shadow?.removeFromSuperview()
        mask = nil
        clip?.end()
        perspective?.restore()
        restoration.restore()
    }
}
