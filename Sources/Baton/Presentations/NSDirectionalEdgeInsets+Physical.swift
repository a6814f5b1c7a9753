import UIKit

extension NSDirectionalEdgeInsets {
    /// Physical insets as a reader calls their sides.
    init(_ physical: UIEdgeInsets, in direction: ReadingDirection) {
        let sides = [physical.left, physical.right]
        let ordered = direction == .leftToRight ? sides : sides.reversed()
        self.init(top: physical.top, leading: ordered[0], bottom: physical.bottom, trailing: ordered[1])
    }
}
