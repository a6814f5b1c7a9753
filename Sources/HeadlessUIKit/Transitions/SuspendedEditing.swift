import Foundation

/// What becomes of the editing in the screen that a transition removes (U19, B27.88).
@MainActor
struct SuspendedEditing {
    private weak var field: UIView?
    private let answer: HeadlessQuirks.EditingInTransitions

    /// Ends the editing, if the quirk says so.
    init?(in context: TransitionContext, animatedBy animator: any UIViewControllerAnimatedTransitioning) {
        guard let answer = Self.answer(for: context.kind, isCustom: !(animator is BuiltInAnimator)),
            let leaving = context.view(forKey: .from), let field = FirstResponder.shared.current as? UIView,
            field.isDescendant(of: leaving)
        else { return nil }
        self.field = field
        self.answer = answer
        switch answer {
        case .endsAtStart, .endsAtStartAndReturns: FirstResponder.shared.drop(field)
        case .lastsUntilRemoval, .outlivesTheScreen:
            let moves = HeadlessQuirks.keyboardsMoveWithScreens && (context.kind == .push || context.kind == .pop)
            if moves { SoftKeyboard.shared.follow(leaving) }
        }
    }

    private static func answer(for kind: TransitionKind, isCustom: Bool) -> HeadlessQuirks.EditingInTransitions? {
        switch kind {
        case .resize: nil
        case .push, .pop:
            isCustom ? HeadlessQuirks.editingInCustomTransitions : HeadlessQuirks.editingInSystemTransitions
        case .selectTab, .present, .dismiss: isCustom ? HeadlessQuirks.editingInCustomTransitions : nil
        }
    }

    /// Removes the screens. Editing that outlives its screen does not end by that.
    func whileRemoving(_ body: () -> Void) {
        FirstResponder.shared.staysWithoutWindow = answer == .outlivesTheScreen
        body()
        FirstResponder.shared.staysWithoutWindow = false
    }

    /// Resumes the editing after a cancelled transition, if the quirk says so.
    func end(completed: Bool) {
        SoftKeyboard.shared.follow(nil)
        if !completed, answer == .endsAtStartAndReturns { field?.becomeFirstResponder() }
    }
}
