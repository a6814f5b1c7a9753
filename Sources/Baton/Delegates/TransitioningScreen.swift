public import UIKit

/// A screen that comes onto a stack and leaves it in a manner of its own, whatever the stack does with the others; only
/// `NavigationTransitions.system` leaves all of them to UIKit.
///
/// ```swift
/// final class PhotoScreen: UIViewController, TransitioningScreen {
///     var screenTransition: ScreenTransition? { .zoom(self.thumbnail) }
/// }
/// ```
@MainActor
public protocol TransitioningScreen: UIViewController {
    /// How this screen comes and goes; nil leaves it to the stack.
    var screenTransition: ScreenTransition? { get }
}
