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
        let inherited = controller?.traitCollection ?? superview?.traitCollection ?? outermostTraits
        guard overrideUserInterfaceStyle != .unspecified else { return overriding(inherited) }
        return overriding(
            UITraitCollection(traitsFrom: [
                inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ]))
    }

    /// The traits of a view without a superview: a window's are those of its scene.
    private var outermostTraits: UITraitCollection {
        (self as? UIWindow)?.windowScene?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Drops the traits of this view and of the views below that inherit them, because the view moves.
    func dropTraits() {
        // A view controller without a parent inherits the traits of the views above its own.
        if let controller, controller.parent == nil { InheritedTraits.expire() }
        guard traits != nil else { return }
        traits = nil
        // View controllers outside the hierarchy inherit the traits of a container view too.
        if self is PresentationContainerView { InheritedTraits.expire() }
        for subview in links.subviews { subview.dropTraits() }
    }

    /// Calls the handlers of the view and its view controller for traits that changed.
    func tellRegistrations() {
        traitState?.tell(self)
        if let controller { controller.traitState?.tell(controller) }
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
        tellRegistrations()
        setNeedsLayout()
        if layout.traitReads?.haveChanged(in: self) == true { setNeedsUpdateProperties() }
        if layout.controllerTraitReads?.haveChanged(in: self) == true { invalidateControllerProperties() }
        if layer.node.contentsAreDrawn { layer.setNeedsDisplay() }
        for subview in subviews { subview.traitsMayHaveChanged(from: previous) }
    }
}
