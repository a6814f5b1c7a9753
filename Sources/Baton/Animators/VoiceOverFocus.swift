import UIKit

/// The focus of VoiceOver, and of other assistive technology.
@MainActor
enum VoiceOverFocus {
    /// How many times Baton has moved the focus.
    private(set) static var moves = 0

    /// The element that has the focus, or nil if none of the app has it.
    static var element: AnyObject? { UIAccessibility.focusedElement(using: nil) as AnyObject? }

    /// Announces another screen, and moves the focus to an element or to the first one in a view.
    static func move(to element: AnyObject?) {
        moves += 1
        UIAccessibility.post(notification: .screenChanged, argument: element)
    }

    /// Returns an element, unless it is a view that has left its window. Of other elements it is not known where they are.
    static func unlessGone(_ element: AnyObject?) -> AnyObject? {
        if let view = element as? UIView { return view.window == nil ? nil : view }
        return element
    }
}
