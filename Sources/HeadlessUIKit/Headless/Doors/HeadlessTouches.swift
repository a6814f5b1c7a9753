public import Foundation

/// The glass: fingers land, move and lift here, since there is no hardware to do it.
///
/// Points are in the window's coordinates and the time is the loop's present one. Each call is one whole event:
/// recognizers, views and actions have heard of it when it returns.
@MainActor
public enum HeadlessTouches {
    /// A finger lands; the touch sticks to the view that is hit.
    public static func began(finger: Int, at point: CGPoint, in window: UIWindow) {
        window.touchRouter.begin(finger: finger, at: point)
    }

    /// A finger that is down moves, also beyond the window.
    public static func moved(finger: Int, to point: CGPoint, in window: UIWindow) {
        window.touchRouter.move([finger: point])
    }

    /// Several fingers that are down move at once, as the two of a pinch do: one event for all.
    public static func moved(_ points: [Int: CGPoint], in window: UIWindow) {
        window.touchRouter.move(points)
    }

    /// A finger lifts where it is.
    public static func ended(finger: Int, in window: UIWindow) {
        window.touchRouter.end(finger: finger)
    }

    /// The system takes a finger away, as it does for a call or an alert.
    public static func cancelled(finger: Int, in window: UIWindow) {
        window.touchRouter.cancel(finger: finger)
    }
}
