import UIKit

extension CGFloat {
    /// Returns the number, or another one if it is not finite.
    func finite(or other: CGFloat) -> CGFloat { isFinite ? self : other }
}
