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
    func apply(_ pose: Pose, in container: CGSize, direction: ReadingDirection) {
        view.transform = transform.concatenating(pose.transform(in: container, direction: direction))
        view.alpha = alpha * pose.alpha
        view.layer.cornerRadius = max(cornerRadius, pose.cornerRadius)
        if pose.cornerRadius > 0 { view.clipsToBounds = true }
    }

    /// Puts everything back.
    func restore() {
        view.transform = transform
        view.alpha = alpha
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = clipsToBounds
    }
}
