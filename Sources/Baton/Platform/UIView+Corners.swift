import UIKit

extension UIView {
    /// Lets the corners follow those of the container, with a smallest radius, or ends it if the radius is nil. Returns
    /// false on systems without such corners, before iOS 26 (B18.6).
    func followCorners(minimum radius: CGFloat?) -> Bool {
        guard #available(iOS 26, *), BarDesign.ofSystem == .glass else { return false }
        cornerConfiguration = .corners(radius: radius.map { .containerConcentric(minimum: Double($0)) } ?? .fixed(0))
        return true
    }
}
