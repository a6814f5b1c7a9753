public import UIKit

extension TransitionStyled {
    /// The upper screen grows from a view of the lower screen, and shrinks back onto it.
    ///
    /// ```swift
    /// navigationController.transitions = .zoom { change in
    ///     (change.lower as? AlbumScreen)?.cell(for: change.upper)
    /// }
    /// ```
    ///
    /// A picture of the view covers the screen and fades as the screen grows. The view itself is hidden meanwhile. A finger that
    /// drives the transition moves the screen in both directions.
    ///
    /// Without a view, or if the view is not on screen, the upper screen fades in while it grows slightly, and fades
    /// out on the way back.
    ///
    /// - Parameter source: Returns the view. The closure is called for each transition, in both directions, and whenever a
    ///   finger catches it, turns or releases it, so that it can return another view each time.
    public static func zoom(_ source: @escaping (ScreenChange) -> UIView?) -> Self {
        grow(.picture, from: .closure(source))
    }

    /// The upper screen grows from the view with an identifier, and shrinks back onto it.
    ///
    /// ```swift
    /// navigationController.transitions = .zoom("photo")
    /// ```
    ///
    /// - Parameter identifier: The lower screen, a `SharedViewProvider`, returns its view for this identifier.
    public static func zoom(_ identifier: String) -> Self {
        grow(.picture, from: .screen(SharedElement(identifier)))
    }
}
