/// Whether a driver takes part in the transitions of its stack. The function `after(_:)` defines what each event leads to.
enum StackDriverState: Equatable {
    case driving
    /// The driver leaves at the end of what runs, since no appearance may be written meanwhile (B17.7).
    case leaving
    case gone

    enum Event: Equatable {
        /// No transition runs any more.
        case rests
        /// The transitions are set to nil, or the app has set another delegate.
        case leave(isUnderWay: Bool)
        /// Transitions are set again.
        case drive
    }

    enum Effect: Equatable {
        /// Does what had to wait for the end of the transition.
        case rest
        case detach
        /// Restores the bar, and forgets the stack.
        case restore
    }

    func after(_ event: Event) -> (state: StackDriverState, effects: [Effect]) {
        switch (self, event) {
        case (.driving, .rests): (.driving, [.rest])
        case (.driving, .leave(isUnderWay: true)): (.leaving, [.detach])
        // A transition that UIKit has not begun yet begins without Baton.
        case (.driving, .leave(isUnderWay: false)): (.gone, [.detach, .restore])
        case (.leaving, .rests): (.gone, [.restore])
        case (.leaving, .drive): (.driving, [])
        case (.driving, .drive), (.leaving, .leave), (.gone, _): (self, [])
        }
    }
}
