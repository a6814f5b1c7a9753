import Foundation

/// What becomes of the editing in the screen that a transition with a custom animator removes (U19).
@MainActor
struct SuspendedEditing {
    private weak var field: UIView?

    /// Ends the editing, if the quirk says so.
    init(in context: TransitionContext, animatedBy animator: any UIViewControllerAnimatedTransitioning) {
        let isRemoval =
            context.kind == .pop || context.kind == .dismiss(removesPresenter: true)
            || context.kind == .dismiss(removesPresenter: false)
        guard HeadlessQuirks.editingInCustomTransitions != .lastsUntilRemoval, isRemoval,
            !(animator is BuiltInAnimator), let field = FirstResponder.shared.current as? UIView,
            let leaving = context.viewController(forKey: .from)?.viewIfLoaded, field.isDescendant(of: leaving)
        else { return }
        self.field = field
        FirstResponder.shared.drop(field)
    }

    /// Resumes the editing after a cancelled transition, if the quirk says so.
    func end(completed: Bool) {
        guard !completed, HeadlessQuirks.editingInCustomTransitions == .endsAtStartAndReturns else { return }
        field?.becomeFirstResponder()
    }
}
