public import UIKit

extension TransitionStyled {
    /// A view of the lower screen, such as a card, becomes the upper screen, and the screen becomes the view again.
    ///
    /// ```swift
    /// navigationController.transitions = .expand { change in
    ///     (change.lower as? TodayScreen)?.card(for: change.upper)
    /// }
    /// ```
    ///
    /// The frame, the corners and the colour of the view grow into those of the screen. The content of the view fades into the
    /// colour first, and then the colour into the screen, which appears from its top. The view itself is hidden meanwhile. A finger that drives the transition moves the
    /// screen in both directions.
    ///
    /// Without a view, or if the view is not on screen, the upper screen fades in while it grows slightly, and fades
    /// out on the way back.
    ///
    /// - Parameter source: Returns the view. The closure is called for each transition, in both directions, and whenever a
    ///   finger catches it, turns or releases it, so that it can return another view each time.
    public static func expand(_ source: @escaping (ScreenChange) -> UIView?) -> Self {
        grow(.card, from: .closure(source))
    }

    /// The view with an identifier becomes the upper screen, and the screen becomes the view again.
    ///
    /// ```swift
    /// navigationController.transitions = .expand("card")
    /// ```
    ///
    /// - Parameter identifier: The lower screen, a `SharedViewProvider`, returns its view for this identifier.
    public static func expand(_ identifier: String) -> Self {
        grow(.card, from: .screen(SharedElement(identifier)))
    }
}
