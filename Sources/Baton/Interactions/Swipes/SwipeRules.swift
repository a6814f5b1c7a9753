import UIKit

/// What the swipes back of a stack depend on besides the stack itself. The driver of the stack's transitions knows it.
@MainActor
protocol SwipeRules: AnyObject {
    /// What the app allows beyond UIKit's rules.
    var allowances: SwipeAllowances { get }
    /// Whether Baton animates some of the transitions.
    var bringsAnimators: Bool { get }
    /// Who animates the pop of the top screen.
    var animatorOfPop: SwipeCircumstances.Animator { get }
    /// The view whose escape gesture has to call the interceptors, or nil where the stack itself does so.
    var escapeView: UIView? { get }
    /// Whether the rules hold.
    var isDriving: Bool { get }
    /// Called with the reason why UIKit's own swipe must not begin, or with nil if it begins.
    func didDecideOnSwipe(_ refusal: SwipeRefusal?)
}

/// What an app allows beyond UIKit's rules for swipes back, and where it lets them begin.
struct SwipeAllowances {
    /// A swipe may begin where the bar is hidden.
    var hiddenBar = false
    /// A swipe may begin where items of the app replace the back button.
    var replacedBackButton = false
    var area = SwipeArea.automatic
}
