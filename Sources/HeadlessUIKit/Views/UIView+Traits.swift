import Foundation

extension UIView {
    /// The direction in which this view lays its content out.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inheritedDirection)
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    private var inheritedDirection: UIUserInterfaceLayoutDirection {
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
