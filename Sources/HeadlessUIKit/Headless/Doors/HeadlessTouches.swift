public import Foundation

/// The touches of a window, which stand in for the touch hardware.
///
/// Points are in window coordinates, and the time is the current time of the run loop. Each call is one complete event:
/// gesture recognizers, views and actions have received it when the call returns.
@preconcurrency @MainActor
public enum HeadlessTouches {
    /// Begins a touch. The touch belongs to the view that it hits.
    public static func began(finger: Int, at point: CGPoint, in window: UIWindow) {
        window.touchRouter.begin(finger: finger, at: point)
    }

    /// Moves a touch. The point may be outside the window.
    public static func moved(finger: Int, to point: CGPoint, in window: UIWindow) {
        window.touchRouter.move([(finger, point)])
    }

    /// Moves several touches in a single event, as for a pinch.
    public static func moved(_ points: [Int: CGPoint], in window: UIWindow) {
        let sorted = points.sorted { $0.key < $1.key }
        window.touchRouter.move(sorted.map { (finger: $0.key, point: $0.value) })
    }

    /// Ends a touch at its current point.
    public static func ended(finger: Int, in window: UIWindow) {
        window.touchRouter.end(finger: finger)
    }

    /// Cancels a touch, as the system does for a call or an alert.
    public static func cancelled(finger: Int, in window: UIWindow) {
        window.touchRouter.cancel(finger: finger)
    }

    /// Returns whether a finger is down. It stays down, unheard, after its view was covered, and is taken away when the
    /// app enters the background.
    public static func isDown(finger: Int, in window: UIWindow) -> Bool {
        window.touchRouter.isDown(finger)
    }

    /// Begins a scroll of a trackpad or a mouse under the pointer, which stays in place.
    public static func scrollBegan(_ type: UIScrollType = .continuous, at point: CGPoint, in window: UIWindow) {
        window.touchRouter.scrolls.begin(type, at: point)
    }

    /// Scrolls by a distance. Content moves in its direction.
    public static func scrolled(by way: CGPoint, in window: UIWindow) {
        window.touchRouter.scrolls.move(by: way)
    }

    /// Ends the scroll.
    public static func scrollEnded(in window: UIWindow) {
        window.touchRouter.scrolls.end(.ended)
    }
}
