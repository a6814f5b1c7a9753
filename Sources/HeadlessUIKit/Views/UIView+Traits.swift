import Foundation

extension UIView {
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// What counts where the view does not say otherwise.
    var inheritedDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Resolves dynamic colours anew and tells the tree, after something above or here changed its traits.
    func traitsMayHaveChanged(from previous: UITraitCollection? = nil) {
        resolveColors()
        directionMayHaveChanged()
        traitCollectionDidChange(previous)
        controller?.traitCollectionDidChange(previous)
        setNeedsLayout()
        subviews.forEach { $0.traitsMayHaveChanged(from: previous) }
    }
}
