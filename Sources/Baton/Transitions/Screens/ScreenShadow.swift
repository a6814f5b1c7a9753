import UIKit

/// The shadow of a screen that a transition moves over another one.
///
/// It is a view below the screen, because UIKit animates the alpha of a view but not the shadow of a layer (B6.70).
final class ScreenShadow: CodeView {
    private static let radius: CGFloat = 10

    init(of screen: UIView) {
        super.init(frame: CGRect(origin: .zero, size: screen.bounds.size))
        isUserInteractionEnabled = false
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.shadowRadius = Self.radius
        follow(screen, strength: 0)
    }

    /// Places the shadow below the screen, wherever a pose has moved it. Inside `animate` the change is animated, but for the shape:
    /// the path of a shadow is not animated, and of two corner radii the greater one holds.
    func follow(_ screen: UIView, strength: CGFloat) {
        UIView.performWithoutAnimation {
            if layer.anchorPoint != screen.layer.anchorPoint { layer.anchorPoint = screen.layer.anchorPoint }
            if bounds != screen.bounds { bounds = screen.bounds }
            center = screen.center
            let radius = max(layer.cornerRadius, screen.layer.cornerRadius)
            if layer.cornerRadius != radius { layer.cornerRadius = radius }
            layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
        }
        transform3D = screen.transform3D
        alpha = screen.alpha * strength
    }
}
