import UIKit

/// A picture of a screen that was seen when its transition was ended, and that does not take part in the next one. Without it a part
/// of the window would be empty until the next screen covers it.
@MainActor
final class LostScreen {
    private weak var screen: UIView?
    private let picture: UIView
    private let isAbove: Bool
    /// Whether the edge of the picture touches that of the screen beside it, or both are apart.
    private var isSideBySide = false
    private var start = CATransform3DIdentity
    /// The picture that was beside the screen already, since its transition had ended another one a moment before.
    let former: LostScreen?
    /// Where the picture was seen when its transition was ended.
    private var rest: (transform: CATransform3D, alpha: CGFloat)?

    /// Returns nil if no picture can be made.
    ///
    /// - Parameters:
    ///   - isAbove: Whether the screen is above the one that stays.
    ///   - former: A picture that was beside one of both, and that goes on to be visible.
    init?(_ screen: UIView, isAbove: Bool, with former: LostScreen?) {
        guard let seen = screen.layer.presentation(), let picture = screen.snapshotView(afterScreenUpdates: false)
        else {
            return nil
        }
        picture.bounds = screen.bounds
        picture.center = seen.position
        picture.transform3D = seen.transform
        picture.alpha = CGFloat(seen.opacity)
        picture.isUserInteractionEnabled = false
        // A window may be turned meanwhile.
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.screen = screen
        self.picture = picture
        self.isAbove = isAbove
        self.former = former
        former?.stop()
    }

    /// Notes where the picture appears. The end of its transition moves it to its end.
    private func stop() {
        former?.stop()
        guard let seen = picture.layer.presentation() else { return }
        rest = (seen.transform, CGFloat(seen.opacity))
    }

    private func insert(beside view: UIView, in container: UIView) {
        if isAbove { return container.insertSubview(picture, aboveSubview: view) }
        // The next screen covers what is beside the one that leaves.
        isSideBySide ? container.insertSubview(picture, at: 0) : container.insertSubview(picture, belowSubview: view)
    }

    /// Whether a view is the screen itself, of which no picture is needed. The former one may be.
    func isPicture(of view: UIView?) -> Bool { view != nil && view === screen }

    /// Shows the picture, where it was seen, beside the screen that goes on. A former one stays there until it is covered.
    func show(beside view: UIView) {
        guard let container = view.superview else { return }
        picture.layer.removeAllAnimations()
        if let rest { (picture.transform3D, picture.alpha) = (rest.transform, rest.alpha) }
        start = picture.transform3D
        isSideBySide = picture.isBeside(view)
        insert(beside: view, in: container)
        former?.show(beside: picture)
    }

    /// Moves a picture by as much as the screen beside it has moved from where it was seen, if the picture is above, or if that one
    /// goes away from it. One that is above a screen that fades fades too. Inside `animate` the change is animated. Any other picture
    /// stays, until the screens above have covered it. What follows takes its former one along.
    func follow(_ view: UIView, from seen: SeenPose) {
        let way = CGPoint(x: view.transform3D.m41 - seen.transform.m41, y: view.transform3D.m42 - seen.transform.m42)
        guard isAbove || isSideBySide && leads(way, awayFromPictureTo: seen.transform) else { return }
        picture.transform3D = CATransform3DConcat(start, CATransform3DMakeTranslation(way.x, way.y, 0))
        if isAbove, view.alpha < seen.alpha { picture.alpha = min(picture.alpha, view.alpha) }
        former?.follow(view, from: seen)
    }

    private func leads(_ way: CGPoint, awayFromPictureTo seen: CATransform3D) -> Bool {
        way.x * (seen.m41 - start.m41) + way.y * (seen.m42 - start.m42) > 0
    }

    func remove() {
        picture.removeFromSuperview()
        former?.remove()
    }
}
