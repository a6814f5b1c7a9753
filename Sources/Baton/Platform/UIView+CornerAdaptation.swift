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
}
