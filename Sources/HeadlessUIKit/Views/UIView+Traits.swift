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

    /// The layout direction that applies if the view does not specify one.
    var inheritedDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Resolves dynamic colours again and notifies this view and its subviews, after a change of their traits.
    func traitsMayHaveChanged(from previous: UITraitCollection? = nil) {
        resolveColors()
        directionMayHaveChanged()
        traitCollectionDidChange(previous)
        controller?.traitCollectionDidChange(previous)
        setNeedsLayout()
        subviews.forEach { $0.traitsMayHaveChanged(from: previous) }
    }
}
