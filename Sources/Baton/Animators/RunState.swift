/// How the animation of a transition stands. The function `after(_:)` defines what each event leads to.
@MainActor
enum RunState {
    /// It has not begun.
    case pending
    /// It runs by itself.
    case running(TransitionRun)
    /// An interaction holds it.
    case held
    case ended

    enum Event {
        case runs(TransitionRun)
        case isHeld
        /// An interaction has let it go. Baton's own also says how it runs on, before or after this.
        case isLetGo(cancels: Bool)
        case ends
    }

    /// Returns the next state, or nil if nothing changes.
    func after(_ event: Event) -> RunState? {
        switch (self, event) {
        case (.ended, _), (.held, .isHeld), (.running, .isLetGo): nil
        case (_, .ends): .ended
        case (_, .runs(let run)): .running(run)
        case (_, .isHeld): .held
        case (.pending, .isLetGo(let cancels)), (.held, .isLetGo(let cancels)):
            .running(TransitionRun(end: cancels ? .leaving : .entering))
        }
    }

    /// Where it leads to, by itself or if it were ended now. What is held would be cancelled.
    var end: TransitionEnd {
        switch self {
        case .pending, .ended: .entering
        case .running(let run): run.end
        case .held: .leaving
        }
    }

    /// How it runs by itself.
    var run: TransitionRun? { if case .running(let run) = self { run } else { nil } }

    var hasEnded: Bool { if case .ended = self { true } else { false } }
}
