public import UIKit

/// What animates one change of view controllers: UIKit, a style, or an animator of your own.
///
/// ```swift
/// NavigationTransitions(push: .animator { _ in DropPush() }, pop: .system)
/// navigationController.transitions?.choose = { $0.upper is SettingsScreen ? .cover : nil }
/// ```
@MainActor
public enum TransitionChoice {
    /// UIKit's own animation.
    case system
    /// Baton's animator with a style. Each style is also a static member, such as `.fade`.
    indirect case style(TransitionStyle)
    /// An animator of your own. The closure is called for each transition and returns a new animator, or nil to leave the change to
    /// UIKit. It is also called when a swipe is about to begin, to determine which swipe drives the pop.
    case animator((ScreenChange) -> (any UIViewControllerAnimatedTransitioning)?)

    var isSystem: Bool {
        if case .system = self { true } else { false }
    }

    /// Whether UIKit animates a change.
    func isSystem(for change: ScreenChange) -> Bool {
        if case .animator(let make) = self { make(change) == nil } else { isSystem }
    }

    private var style: TransitionStyle? {
        if case .style(let style) = self { style } else { nil }
    }

    /// Whether the upper screen slides out at an edge, so that it moves as far as a finger that pulls it there.
    func slidesOut(at edge: DirectionalEdge) -> Bool {
        style?.form.backward.known?.leaving.end == .offstage(edge)
    }

    /// Returns a new animator for one transition, or nil if UIKit animates it.
    func makeAnimator(for change: ScreenChange) -> (any UIViewControllerAnimatedTransitioning)? {
        switch self {
        case .system: nil
        case .style(let style): Self.makeAnimator(for: change.operation, style)
        case .animator(let make): make(change).map { Self.checked($0, for: change.operation) }
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
                "Use a \(type(of: makeAnimator(for: operation, made.style))) for \(operation).")
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
        case .tabForward, .tabBack: TransitionAnimator(style, for: operation)
        }
    }
}

extension TransitionChoice: TransitionStyled {
    /// Creates a choice of Baton's animator with a style.
    public init(_ style: TransitionStyle) {
        self = .style(style)
    }

    /// Returns the choice with its style changed. Gives advice if it has none.
    public func mapStyles(_ change: (TransitionStyle) -> TransitionStyle) -> TransitionChoice {
        Self.mapStyles(self, self, change).0
    }

    /// Returns the choices of both directions with their styles changed. Gives advice if neither has a style.
    static func mapStyles(
        _ forward: TransitionChoice, _ backward: TransitionChoice, _ change: (TransitionStyle) -> TransitionStyle
    ) -> (TransitionChoice, TransitionChoice) {
        if forward.style == nil, backward.style == nil {
            Advice.give(
                about: TransitionChoice.self,
                "A modifier of a style has no effect, because \(forward) has no style.",
                "Use it with one of Baton's styles, such as .slide.")
        }
        let changed = (forward.changed(change), backward.changed(change))
        adviseOfSharing(from: forward, to: changed.0, opposite: backward)
        adviseOfSharing(from: backward, to: changed.1, opposite: forward)
        return changed
    }

    /// Gives advice if a change has added shared elements, and UIKit animates the opposite direction.
    private static func adviseOfSharing(
        from former: TransitionChoice, to changed: TransitionChoice, opposite: TransitionChoice
    ) {
        guard former.style?.shared != changed.style?.shared, opposite.isSystem else { return }
        Advice.give(
            about: TransitionChoice.self,
            "Views are shared in one direction only, because \(opposite) animates the other one, where nothing travels.",
            "Use one of Baton's styles, such as .slide, for both directions.")
    }

    private func changed(_ change: (TransitionStyle) -> TransitionStyle) -> TransitionChoice {
        style.map { .style(change($0)) } ?? self
    }
}

extension TransitionChoice {
    /// The style of a card.
    public static var card: TransitionChoice { .style(.card) }
    /// The style of a dialog.
    public static var dialog: TransitionChoice { .style(.dialog) }
    /// The style that moves from the edge of the layout.
    public static var overlay: TransitionChoice { .style(.overlay) }
}

extension TransitionChoice: CustomStringConvertible {
    /// A short description for a log.
    public nonisolated var description: String {
        switch self {
        case .system: "UIKit's own"
        case .style: "a style"
        case .animator: "an animator of the author's"
        }
    }
}
