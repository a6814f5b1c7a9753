import UIKit

/// A picture of a screen that was seen when its transition was ended, and that does not take part in the next one. Without it a part
/// of the window would be empty until the next screen covers it.
@MainActor
final class LostScreen {
    private weak var screen: UIView?
    private let picture: UIView
    private let isAbove: Bool
    private var start = CATransform3DIdentity

    /// Returns nil if no picture can be made.
    ///
    /// - Parameter isAbove: Whether the screen is above the one that stays.
    init?(_ screen: UIView, isAbove: Bool) {
        guard let seen = screen.layer.presentation(), let picture = screen.snapshotView(afterScreenUpdates: false)
        else {
            return nil
        }
        picture.bounds = screen.bounds
        picture.center = seen.position
        picture.transform3D = seen.transform
        picture.alpha = CGFloat(seen.opacity)
        picture.isUserInteractionEnabled = false
        self.screen = screen
        self.picture = picture
        self.isAbove = isAbove
    }

    /// Whether a view is the screen itself, of which no picture is needed.
    func isPicture(of view: UIView?) -> Bool { view != nil && view === screen }

    /// Shows the picture beside the screen that goes on.
    func show(beside view: UIView) {
        guard let container = view.superview else { return }
        isAbove
            ? container.insertSubview(picture, aboveSubview: view)
            : container.insertSubview(picture, belowSubview: view)
        start = picture.transform3D
    }

    /// Moves the picture by as much as the screen beside it has moved from where it was seen. Inside `animate` the change is
    /// animated. Beside a screen that does not move it fades.
    func follow(_ view: UIView, from seen: CATransform3D) {
        let way = CGPoint(x: view.transform3D.m41 - seen.m41, y: view.transform3D.m42 - seen.m42)
        picture.transform3D = CATransform3DConcat(start, CATransform3DMakeTranslation(way.x, way.y, 0))
        if way == .zero { picture.alpha = 0 }
    }

    func remove() { picture.removeFromSuperview() }
}
