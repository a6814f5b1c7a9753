import UIKit

/// What a view looked like before a transition, to be put back whichever way the transition ends (B3.12).
@MainActor
struct Restoration {
    private let view: UIView
    private let transform: CGAffineTransform
    private let alpha: CGFloat
    private let cornerRadius: CGFloat
    private let clipsToBounds: Bool

    init(of view: UIView) {
        self.view = view
        transform = view.transform
        alpha = view.alpha
        cornerRadius = view.layer.cornerRadius
        clipsToBounds = view.clipsToBounds
    }

    /// Shows the view in a pose, on top of how it looked before.
    func apply(_ pose: Pose, in container: CGRect, direction: ReadingDirection) {
        let move = pose.transform(of: place, in: container, direction: direction)
        view.transform = transform.concatenating(move)
        view.alpha = alpha * pose.alpha
        view.layer.cornerRadius = max(cornerRadius, pose.cornerRadius)
        if pose.cornerRadius > 0 { view.clipsToBounds = true }
    }

    /// The view's rectangle without any transform, which is where it belongs.
    private var place: CGRect {
        let size = view.bounds.size
        let anchor = view.layer.anchorPoint
        return CGRect(
            x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }

    /// Puts everything back.
    func restore() {
        view.transform = transform
        view.alpha = alpha
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = clipsToBounds
    }
}
