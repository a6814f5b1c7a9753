import UIKit

extension NSDirectionalEdgeInsets {
    /// Creates directional insets from physical insets.
    init(_ physical: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let sides = [physical.left, physical.right]
        let ordered = direction == .rightToLeft ? sides.reversed() : sides
        self.init(top: physical.top, leading: ordered[0], bottom: physical.bottom, trailing: ordered[1])
    }
}
