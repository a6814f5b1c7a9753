import UIKit

/// The alpha of a screen that fades in. On the iOS 26 design it does not start at 0 (B28.3).
@MainActor
enum EnteringAlpha {
    static var start: CGFloat { HeadlessDevice.current.design == .glass ? 0.02 : 0 }

    /// The alpha at a part of the way, if the animation is linear.
    static func at(_ part: CGFloat) -> CGFloat { start + (1 - start) * part }
}
