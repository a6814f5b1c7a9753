import UIKit

/// The appearance of a view before a transition. It is restored whichever way the transition ends (B3.12).
@MainActor
struct Restoration {
    private weak var view: UIView?
    let transform: CATransform3D
    private let anchor: CGPoint
    private let alpha: CGFloat
    private let cornerRadius: CGFloat
    private let clipsToBounds: Bool
    private let isDoubleSided: Bool
    private let mask: UIView?
    private let maskLayer: CALayer?

    init(of view: UIView) {
        self.view = view
        transform = view.transform3D
        anchor = view.layer.anchorPoint
        alpha = view.alpha
        cornerRadius = view.layer.cornerRadius
        clipsToBounds = view.clipsToBounds
        isDoubleSided = view.layer.isDoubleSided
        mask = view.mask
        maskLayer = view.layer.mask
    }

    /// Applies a pose on top of the view's original appearance.
    func apply(_ pose: Pose, in container: CGRect, direction: UIUserInterfaceLayoutDirection) {
        guard let view else { return }
        if let anchor = pose.anchor(direction) { UIView.performWithoutAnimation { hinge(at: anchor) } }
        view.transform3D = transform(of: pose, in: container, direction: direction)
        view.alpha = alpha * pose.alpha
        view.layer.cornerRadius = max(cornerRadius, pose.cornerRadius)
        if pose.cornerRadius > 0 { view.clipsToBounds = true }
        if pose.turn != nil { view.layer.isDoubleSided = false }
    }

    /// Returns the transform of the view in a pose.
    func transform(
        of pose: Pose, in container: CGRect, direction: UIUserInterfaceLayoutDirection
    ) -> CATransform3D {
        let place = view?.untransformedFrame ?? .zero
        let seen = (view as? any OffsetView)?.seenPlace(in: place) ?? place
        return CATransform3DConcat(transform, pose.transform3D(of: seen, in: container, direction: direction))
    }

    /// Moves the anchor point without moving the view.
    private func hinge(at anchor: CGPoint) {
        guard let view, anchor != view.layer.anchorPoint else { return }
        let place = view.untransformedFrame
        view.layer.anchorPoint = anchor
        view.untransformedFrame = place
    }

    /// Restores the original appearance.
    func restore() {
        guard let view else { return }
        if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
        hinge(at: anchor)
        if view.alpha != alpha { view.alpha = alpha }
        if view.layer.cornerRadius != cornerRadius { view.layer.cornerRadius = cornerRadius }
        if view.clipsToBounds != clipsToBounds { view.clipsToBounds = clipsToBounds }
        if view.layer.isDoubleSided != isDoubleSided { view.layer.isDoubleSided = isDoubleSided }
        if view.mask !== mask { view.mask = mask }
        if view.layer.mask !== maskLayer { view.layer.mask = maskLayer }
    }
}
