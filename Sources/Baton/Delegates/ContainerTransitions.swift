public import UIKit

/// The transitions of a stack, of a modal or of tabs.
@MainActor
public protocol ContainerTransitions: TransitionStyled {
    /// Creates transitions with one animation for both directions.
    init(animation: TransitionChoice)

    /// Whether a finger may catch a running transition that Baton animates by a drag along its way, turn it round and let it go.
    var interruptible: Bool { get set }
    /// Called when an animated transition begins, and when it has ended or was cancelled, whichever object animates it, and
    /// while a finger drives it. The controller retains the closure, so do not capture the controller strongly.
    ///
    /// A change of tabs is reported only if a `TransitionAnimator` animates it, because UIKit does not report the others.
    var observer: ((TransitionEvent) -> Void)? { get set }
}

extension ContainerTransitions {
    /// Creates transitions with one style for both directions.
    public init(_ style: TransitionStyle) {
        self.init(animation: .style(style))
    }

    /// Transitions that animators of your own animate. The closure is called for each transition and returns a new animator, or nil to
    /// leave the change to UIKit.
    ///
    /// ```swift
    /// navigationController.transitions = .animator { $0.operation == .push ? DropPush() : LiftPop() }
    /// ```
    public static func animator(
        _ make: @escaping (ScreenChange) -> (any UIViewControllerAnimatedTransitioning)?
    ) -> Self {
        Self(animation: .animator(make))
    }

    /// The same transitions with a closure that is called at their begin and end, and while a finger drives.
    ///
    /// ```swift
    /// navigationController.transitions = .slide.observer { event in
    ///     if case .didChangeOutcome = event { feedback.selectionChanged() }
    /// }
    /// ```
    public func observer(_ observe: @escaping (TransitionEvent) -> Void) -> Self {
        changing { $0.observer = observe }
    }

    /// The same transitions with or without fingers that catch one that is running.
    public func interruptible(_ isCaught: Bool = true) -> Self { changing { $0.interruptible = isCaught } }

    func changing(_ change: (inout Self) -> Void) -> Self {
        var changed = self
        change(&changed)
        return changed
    }
}
