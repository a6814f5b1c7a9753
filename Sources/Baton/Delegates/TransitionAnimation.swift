public import UIKit

/// Who animates one change of screens: UIKit, a style, or an animator of your own.
///
/// ```swift
/// NavigationTransitions(push: .animator { DropPush() }, pop: .system)
/// ```
@MainActor
public enum TransitionAnimation {
    /// UIKit, in its own way.
    case system
    /// An animator of Baton's, by a style.
    case style(TransitionStyle)
    /// An animator of your own. The closure is called for each transition and makes it anew.
    case animator(@MainActor () -> any UIViewControllerAnimatedTransitioning)

    /// Whether UIKit animates.
    var isSystem: Bool {
        if case .system = self { true } else { false }
    }

    /// A fresh animator for one transition, or nil where UIKit animates.
    func makeAnimator(for operation: ScreenChange.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
        switch self {
        case .system: return nil
        case .style(let style): return Self.makeAnimator(for: operation, style)
        case .animator(let make):
            let made = make()
            if let made = made as? TransitionAnimator, made.operation != operation {
                Advice.give(
                    about: type(of: made),
                    "It is an animator for \(made.operation) and was given for \(operation), so screens may move the wrong way.",
                    "Give a \(type(of: Self.makeAnimator(for: operation, made.style))).")
            }
            return made
        }
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
    /// A few words for a log.
    public nonisolated var description: String {
        switch self {
        case .system: "UIKit's own"
        case .style: "a style"
        case .animator: "an animator of the author's"
        }
    }
}
