import Foundation

/// Touches and gestures are kept in the window's coordinates and told in those of whichever view asks.
@MainActor
extension UIWindow? {
    func located(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, view !== self else { return point }
        return view.convert(point, from: self)
    }

    /// A way or a speed has no place: only the turning and scaling between the two views applies to it.
    func directed(_ way: CGPoint, in view: UIView?) -> CGPoint {
        located(way, in: view) - located(.zero, in: view)
    }

    func undirected(_ way: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, view !== self else { return way }
        return view.convert(way, to: self) - view.convert(.zero, to: self)
    }
}
