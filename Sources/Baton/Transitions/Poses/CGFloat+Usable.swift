import UIKit

extension CGFloat {
    /// Whether a layer can show the number. It is finite, and a product with a size or another such number is too.
    var isUsable: Bool { magnitude <= 1_000_000 }

    /// Returns the number, or another one if a layer cannot show it.
    func usable(or other: CGFloat) -> CGFloat { isUsable ? self : other }
}
