/// Where an interaction is, and what each event leads to. All of its rules are in this one function.
enum InteractionState: Equatable {
    /// Nothing is going on.
    case idle
    /// The transition was asked for and UIKit has not started it yet.
    case beginning(end: ReleaseRule.Verdict.Outcome?)
    /// The finger drives.
    case driving
    /// The finger has left; the rest of the way runs by itself.
    case settling

    enum Event: Equatable {
        case begin
        case start
        case update(Double)
        case release(ReleaseRule.Verdict.Outcome)
        case pause
        case complete
    }

    enum Action: Equatable {
        case askForTransition
        case update(Double)
        case finish
        case cancel
        case pause
    }

    /// Whether there is something to let go of: a release counts once, and only after a beginning.
    var canBeReleased: Bool {
        switch self {
        case .beginning(nil), .driving: true
        case .beginning, .idle, .settling: false
        }
    }

    /// A late update is ignored, an end before the start is honoured after it, and a second end is nothing.
    ///
    /// An update before the start is ignored as well. UIKit lets alongside animations join after the start, from
    /// wherever the transition is by then: moved at once, it would be ahead of its bar all the way. The next touch, a
    /// frame later, brings both to the finger.
    func after(_ event: Event) -> (state: InteractionState, actions: [Action]) {
        switch (self, event) {
        case (.idle, .begin):
            (.beginning(end: nil), [.askForTransition])
        case (.idle, .start):
            // Nobody began, so no finger is there to end it.
            (.idle, [.finish])
        case (.beginning(nil), .release(let outcome)):
            (.beginning(end: outcome), [])
        case (.beginning(nil), .start):
            (.driving, [])
        case (.beginning(.finish), .start):
            (.settling, [.finish])
        case (.beginning(.cancel), .start):
            (.settling, [.cancel])
        case (.driving, .update(let progress)):
            (.driving, [.update(progress)])
        case (.driving, .release(.finish)):
            (.settling, [.finish])
        case (.driving, .release(.cancel)):
            (.settling, [.cancel])
        case (.settling, .pause):
            // Somebody takes hold of it again.
            (.driving, [.pause])
        case (_, .complete):
            (.idle, [])
        default:
            (self, [])
        }
    }
}
