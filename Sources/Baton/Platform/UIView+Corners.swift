import UIKit

extension UIView {
    /// Rounds some corners with a continuous curve. On iOS 26 and later they also follow the corners of the container
    /// (B18.6), and the radius is the smallest one.
    func round(_ corners: CACornerMask, by radius: CGFloat) {
        layer.cornerCurve = .continuous
        #if HEADLESS_UIKIT || compiler(>=6.2)
            if #available(iOS 26, *), BarDesign.ofSystem == .glass {
                let rounded = UICornerRadius.containerConcentric(minimum: Double(radius))
                let each = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
                    .map { (corner: CACornerMask) in corners.contains(corner) && radius > 0 ? rounded : nil }
                cornerConfiguration = .corners(
                    topLeftRadius: each[0], topRightRadius: each[1], bottomLeftRadius: each[2],
                    bottomRightRadius: each[3])
                return
            }
        #endif
        layer.cornerRadius = radius
        layer.maskedCorners = corners
    }
}
