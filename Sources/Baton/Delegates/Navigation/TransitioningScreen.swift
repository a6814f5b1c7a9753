public import UIKit

/// A screen that comes onto a stack and leaves it in a way of its own.
///
/// ```swift
/// final class PhotoScreen: UIViewController, TransitioningScreen {
///     func transition(for change: ScreenChange) -> TransitionAnimation? {
///         .style(.zoom { ($0.lower as? AlbumScreen)?.thumbnail })
///     }
/// }
/// ```
///
/// A stack whose transitions are `.system` asks no screen, unless it has a `choose`: the mere question would turn off UIKit's
/// own swipe.
@MainActor
public protocol TransitioningScreen: UIViewController {
    /// Who animates a change that brings or takes away this screen, or nil to leave it to the stack.
    func transition(for change: ScreenChange) -> TransitionAnimation?
}
