public import UIKit

/// An event that the observer of transitions hears. The observer of an interaction hears only what a finger does.
public enum TransitionEvent {
    /// An animated transition begins.
    case willBegin(ScreenChange)
    /// The transition has come to a part of its way, from 0 to 1. It is read from what is on the screen, at each frame, whoever animates the
    /// change and also while a finger holds it. A transition ends at 1, and one that is cancelled at 0. Use it for what UIKit cannot
    /// animate.
    ///
    /// ```swift
    /// if case .didProgress(_, let progress) = event { header.setCollapse(progress) }
    /// ```
    case didProgress(ScreenChange, CGFloat)
    /// The transition has ended, and the change is complete.
    case didEnd(ScreenChange)
    /// The transition was cancelled, and the view controllers are as they were before.
    case didCancel(ScreenChange)
    /// While a finger drives a transition, the outcome of a release at this moment has changed.
    /// Play haptic feedback here.
    ///
    /// It is reported for Baton's swipe, a pull, a pinch, a drag of a sheet beyond its smallest detent, a finger that has
    /// caught a running transition, and for the driver's `interaction`. UIKit's own swipe reports nothing.
    case didChangeOutcome(TransitionOutcome)
    /// While a finger drives a transition, it is before the start (negative) or past the end (positive), by a fraction of the
    /// distance that grows slower and slower, like a scroll view's content beyond its end. It is 0 when the finger is back, or
    /// lifts. The transition itself stays at its start or end.
    case didStretch(CGFloat)
}
