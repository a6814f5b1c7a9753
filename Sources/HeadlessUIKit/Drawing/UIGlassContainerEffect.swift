public import Foundation

/// An effect for a visual effect view whose glass subviews belong together (B18.9). It shows nothing itself.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance within which glass views flow together on a device. In the stand-in they keep their shapes.
    open var spacing: CGFloat = 0
}
