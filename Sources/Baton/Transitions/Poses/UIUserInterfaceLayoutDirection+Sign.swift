import UIKit

extension UIUserInterfaceLayoutDirection {
    /// 1 where trailing is towards greater x, and -1 where it is towards smaller x (B10.31).
    var sign: CGFloat { self == .rightToLeft ? -1 : 1 }
}
