import Foundation

/// Converts between the window coordinates in which touches are stored and the coordinates of a view.
@MainActor
extension UIWindow? {
    func located(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, view !== self else { return point }
        return view.convert(point, from: self)
    }

    /// Converts a translation or a velocity to the coordinates of a view. Only the rotation and the scale between the
    /// two coordinate systems apply.
    func directed(_ way: CGPoint, in view: UIView?) -> CGPoint {
        located(way, in: view) - located(.zero, in: view)
    }

    func undirected(_ way: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, view !== self else { return way }
        return view.convert(way, to: self) - view.convert(.zero, to: self)
    }
}
