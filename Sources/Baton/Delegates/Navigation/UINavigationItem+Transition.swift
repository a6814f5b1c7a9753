public import UIKit

/// What a screen says about the way in which it comes and leaves.
extension UINavigationItem {
    private static let transitionKey = AssociationKey()
    private static let areaKey = AssociationKey()

    /// The animation of the push of this screen and of its pop, or nil for the animation of the stack.
    ///
    /// ```swift
    /// navigationItem.transition = .zoom { ($0.lower as? AlbumScreen)?.thumbnail }
    /// ```
    ///
    /// The item retains the closures in it, so do not capture the screen strongly. `choose` of the stack's transitions comes first.
    /// A stack whose transitions are `.system` asks no screen unless `choose` is set, because implementing the animator query would
    /// disable UIKit's own swipe.
    public var transition: TransitionChoice? {
        get { Self.transitionKey.get(from: self) as? TransitionChoice }
        set { Self.transitionKey.set(newValue, on: self) }
    }

    /// Where the swipe back may begin on this screen, or nil for the area of the stack's transitions or of its `SwipePop`.
    ///
    /// ```swift
    /// navigationItem.swipeArea = .off
    /// ```
    ///
    /// On a stack with neither, it has no effect.
    public var swipeArea: SwipeArea? {
        get { Self.areaKey.get(from: self) as? SwipeArea }
        set {
            Self.areaKey.set(newValue, on: self)
            SwipePermission.itemDidChange(self)
        }
    }
}
