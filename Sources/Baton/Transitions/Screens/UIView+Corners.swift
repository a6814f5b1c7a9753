import UIKit

extension UIView {
    /// The safe area insets with room for the window controls of an iPad, which are in a corner at the top (B19.9).
    var cornerInsets: (below: UIEdgeInsets, beside: UIEdgeInsets) {
        guard #available(iOS 26, *) else { return (safeAreaInsets, safeAreaInsets) }
        return (
            edgeInsets(for: .safeArea(cornerAdaptation: .vertical)),
            edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        )
    }

    /// Returns the radius of corners that follow the container's, in a view all over this one, from a smallest radius on.
    func radius(followingCorners smallest: CGFloat) -> CGFloat {
        guard #available(iOS 26, *) else { return smallest }
        let probe = UIView(frame: bounds)
        addSubview(probe)
        defer { probe.removeFromSuperview() }
        return probe.followCorners(minimum: smallest) ? probe.effectiveRadius(corner: .allCorners) : smallest
    }

    /// Lets the corners follow the container's, from a smallest radius on, or not if it is nil. False before iOS 26 (B18.6).
    func followCorners(minimum radius: CGFloat?, evenly isEven: Bool = false) -> Bool {
        guard #available(iOS 26, *), BarDesign.ofSystem == .glass else { return false }
        let kind = radius.map { UICornerRadius.containerConcentric(minimum: $0) } ?? .fixed(0)
        cornerConfiguration = isEven ? .uniformCorners(radius: kind) : .corners(radius: kind)
        return true
    }
}
