import BatonMotion

/// Where an interaction is, and what each event leads to. All of its rules are in this one function.
enum InteractionState: Equatable {
    /// Nothing is going on.
    case idle
    /// The transition was asked for and UIKit has not started it yet.
    case beginning(latest: Double, end: ReleaseRule.Verdict.Outcome?)
    /// The finger drives.
    case driving
    /// The finger has left; the rest of the way runs by itself.
    case settling

    enum Event: Equatable {
        case begin
        case start
        case update(Double)
        case release(ReleaseRule.Verdict.Outcome)
        case complete
    }

    enum Action: Equatable {
        case askForTransition
        case update(Double)
        case finish
        case cancel
    }

    /// A late update is ignored, an end before the start is honoured after it, and a second end is nothing.
    func after(_ event: Event) -> (state: InteractionState, actions: [Action]) {
        switch (self, event) {
        case (.idle, .begin), (.beginning(_, .some), .begin):
            (.beginning(latest: 0, end: nil), [.askForTransition])
        case (.beginning(_, let end), .update(let progress)):
            (.beginning(latest: end == nil ? progress : 0, end: end), [])
        case (.beginning(let latest, nil), .release(let outcome)):
            (.beginning(latest: latest, end: outcome), [])
        case (.beginning(let latest, nil), .start):
            (.driving, [.update(latest)])
        case (.beginning(let latest, .finish), .start):
            (.settling, [.update(latest), .finish])
        case (.beginning(let latest, .cancel), .start):
            (.settling, [.update(latest), .cancel])
        case (.driving, .update(let progress)):
            (.driving, [.update(progress)])
        case (.driving, .release(.finish)):
            (.settling, [.finish])
        case (.driving, .release(.cancel)):
            (.settling, [.cancel])
        case (_, .complete):
            (.idle, [])
        default:
            (self, [])
        }
    }
}
