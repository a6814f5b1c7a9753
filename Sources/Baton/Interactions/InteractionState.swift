/// The state of an interaction. The function `after(_:)` defines what each event leads to.
enum InteractionState: Equatable {
    /// No transition is in progress.
    case idle
    /// The transition was requested, and UIKit has not started it yet. `end` is the outcome of a release in this state.
    case beginning(end: TransitionOutcome?)
    /// UIKit has started a transition that was released before. It is ended in the next turn, since an end inside the start may
    /// lose the motion (B27.41).
    case ending(TransitionOutcome)
    /// The finger drives the transition.
    case driving
    /// The transition runs by itself: the finger was released, or no finger began it. A finger may catch it.
    case settling

    enum Event: Equatable {
        case begin
        case start
        case update(Double)
        case release(TransitionOutcome)
        case pause
        /// The turn after the start of a transition that was released before has come.
        case nextTurn
        case complete
    }

    enum Action: Equatable {
        case update(Double)
        case awaitNextTurn
        case settle(TransitionOutcome)
        case pause
    }

    /// Whether a release has an effect. Only the first release after the beginning has an effect.
    var canBeReleased: Bool {
        switch self {
        case .beginning(nil), .driving: true
        case .beginning, .ending, .idle, .settling: false
        }
    }

    /// Returns the next state and the action for an event, if there is one.
    ///
    /// A late update is ignored, a release before the start takes effect one turn after the start, and a second release has no
    /// effect.
    ///
    /// An update before the start is ignored as well. UIKit lets alongside animations join after the start, from the
    /// progress that the transition has at that time. A transition that moved immediately would stay ahead of its bar.
    /// The next touch event, one frame later, moves both to the finger.
    func after(_ event: Event) -> (state: InteractionState, action: Action?) {
        switch (self, event) {
        case (.idle, .begin):
            (.beginning(end: nil), nil)
        case (.idle, .start):
            (.settling, nil)
        case (.beginning(nil), .release(let outcome)):
            (.beginning(end: outcome), nil)
        case (.beginning(nil), .start):
            (.driving, nil)
        case (.beginning(let end?), .start):
            (.ending(end), .awaitNextTurn)
        case (.ending(let outcome), .nextTurn):
            (.settling, .settle(outcome))
        case (.driving, .update(let progress)):
            (.driving, .update(progress))
        case (.driving, .release(let outcome)):
            (.settling, .settle(outcome))
        case (.settling, .pause):
            (.driving, .pause)
        case (_, .complete):
            (.idle, nil)
        default:
            (self, nil)
        }
    }
}
