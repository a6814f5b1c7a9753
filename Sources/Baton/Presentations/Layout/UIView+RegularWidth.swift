import UIKit

extension UIView {
    /// The size from which a window of a phone is wide. A phone that is turned has less height.
    private static let wideSize = CGSize(width: 600, height: 480)

    /// Whether layouts for a regular width hold. The width class of a phone is compact in every window (B19.6), so that its
    /// size counts.
    var hasRegularWidth: Bool {
        if traitCollection.horizontalSizeClass == .regular { return true }
        return traitCollection.userInterfaceIdiom == .phone && bounds.width >= Self.wideSize.width
            && bounds.height >= Self.wideSize.height
    }
}
