public import UIKit

/// The animation of one change of view controllers: by UIKit, by a style, or by an animator of your own.
///
/// ```swift
/// NavigationTransitions(push: .animator { DropPush() }, pop: .system)
/// ```
@MainActor
public enum TransitionAnimation {
    /// UIKit's own animation.
    case system
    /// Baton's animator with a style.
    indirect case style(TransitionStyle)
    /// An animator of your own. The closure is called for each transition and returns a new animator.
    case animator(@MainActor () -> any UIViewControllerAnimatedTransitioning)
    /// A pair of animators of your own, for a `TransitioningScreen` or a closure that is asked in both directions. Each closure
    /// is called for each transition in its direction and returns a new animator.
    indirect case pair(
        forward: @MainActor () -> any UIViewControllerAnimatedTransitioning,
        backward: @MainActor () -> any UIViewControllerAnimatedTransitioning)

    /// Whether UIKit animates the change.
    var isSystem: Bool {
        if case .system = self { true } else { false }
    }

    /// Whether the upper screen slides out at an edge, so that it moves as far as a finger that pulls it there.
    func slidesOut(at edge: DirectionalEdge) -> Bool {
        guard case .style(let style) = self else { return false }
        return style.form.backward.known?.leaving.end == .offstage(edge)
    }

    /// Returns a new animator for one transition, or nil if UIKit animates it.
    func makeAnimator(for operation: ScreenChange.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
        switch self {
        case .system: return nil
        case .style(let style): return Self.makeAnimator(for: operation, style)
        case .animator(let make): return Self.checked(make(), for: operation)
        case .pair(let forward, let backward):
            return Self.checked(operation.isForward ? forward() : backward(), for: operation)
        }
    }

    /// Gives advice about an animator of another operation.
    private static func checked(
        _ made: any UIViewControllerAnimatedTransitioning, for operation: ScreenChange.Operation
    ) -> any UIViewControllerAnimatedTransitioning {
        if let made = made as? TransitionAnimator, made.operation != operation {
            Advice.give(
                about: type(of: made),
                "It animates \(made.operation) but is used for \(operation), so screens may move the wrong way.",
                "Use a \(type(of: makeAnimator(for: operation, made.style))).")
        }
        return made
    }

    static func makeAnimator(
        for operation: ScreenChange.Operation, _ style: TransitionStyle
    ) -> TransitionAnimator {
        switch operation {
        case .push: PushAnimator(style)
        case .pop: PopAnimator(style)
        case .present: PresentAnimator(style)
        case .dismiss: DismissAnimator(style)
        case .tabForward: TabForwardAnimator(style)
        case .tabBack: TabBackAnimator(style)
        }
    }
}

extension TransitionAnimation: CustomStringConvertible {
    /// A short description for a log.
    public nonisolated var description: String {
        switch self {
        case .system: "UIKit's own"
        case .style: "a style"
        case .animator, .pair: "an animator of the author's"
        }
    }
}
