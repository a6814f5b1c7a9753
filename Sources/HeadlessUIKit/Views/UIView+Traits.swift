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

    /// Returns the traits of the view controller or else of the superview, with those that this view overrides.
    func inheritTraits() -> UITraitCollection {
        let inherited = controller?.traitCollection ?? superview?.traitCollection ?? UIScreen.main.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        return UITraitCollection(traitsFrom: [
            inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    /// Drops the traits of this view and of the views below that inherit them, because the view moves.
    func dropTraits() {
        guard traits != nil else { return }
        traits = nil
        // View controllers outside the hierarchy inherit the traits of a container view too.
        if self is PresentationContainerView { InheritedTraits.expire() }
        for subview in links.subviews { subview.dropTraits() }
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
        if layout.propertiesDependOnTraits { invalidateAllProperties() }
        if layer.node.contentsAreDrawn { layer.setNeedsDisplay() }
        for subview in subviews { subview.traitsMayHaveChanged(from: previous) }
    }
}
