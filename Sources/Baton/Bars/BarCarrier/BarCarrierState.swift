/// What a carrier does. The function `after(_:)` defines what each event leads to. The timeline of the stack knows of transitions.
enum BarCarrierState: Equatable {
    /// The bar shows the top screen.
    case resting
    /// A transition is about to begin, or runs unseen. The bar changes when it begins, or at its end.
    case waiting
    /// The bar changes along with a transition.
    case moving
    /// Everything is restored at the end of a transition, since no appearance is written while it runs (B17.7).
    case leaving
    /// Everything is being restored. Meanwhile UIKit may begin a change that waited for layout.
    case ending
    /// Nothing is overridden, until the next `willShow`.
    case ended

    enum Event: Equatable {
        case begins
        case waits
        case ends
        /// No transition runs, and a screen is shown, perhaps for the first time.
        case rests
        case stateSet
        case layout
        case leftWindow
        case giveUp
        /// The same while a transition runs.
        case giveUpAtEnd
        case restored
    }

    enum Effect: Equatable {
        /// Brings the bar to rest on the screen that the event is about. Inside an animation block of the app the bar animates.
        case update
        /// The same without animation.
        case settle
        /// The same after a transition, which may have shown another look. What came too late for it is blended in. The stack may
        /// have left its window.
        case arrive
        /// Paints the bar of the screen that is about to leave, because its own transition has not ended yet. No appearance is
        /// written, since the next animation may have begun (B17.7).
        case paintLeaving
        case carry
        /// Applies changes that no event reported, such as a stack edited under a modal (B1.14).
        case reconcile
        case follow
        /// Restores what others may need while the stack is not in a window.
        case leaveWindow
        case restore
    }

    /// Whether the carrier shows nothing any more, or only what is left until the end of a transition.
    var hasEnded: Bool {
        switch self {
        case .leaving, .ending, .ended: true
        case .resting, .waiting, .moving: false
        }
    }

    func after(_ event: Event) -> (state: BarCarrierState, effects: [Effect]) {
        switch (self, event) {
        case (.ending, .restored): (.ended, [])
        case (.ending, _), (_, .restored): (self, [])
        case (_, .giveUp), (.leaving, .ends), (.leaving, .rests): (.ending, [.restore])
        case (_, .giveUpAtEnd): (.leaving, [])
        // The next transition begins before the end of this one is reported (B16.21, B16.25).
        case (.moving, .begins): (.moving, [.paintLeaving, .carry])
        case (_, .begins): (.moving, [.carry])
        case (.ended, .rests): (.resting, [.settle])
        case (.leaving, _), (.ended, _): (self, [])
        case (_, .waits): (.waiting, [])
        case (_, .ends): (.resting, [.arrive])
        case (.resting, _): (.resting, afterResting(event))
        case (.waiting, .rests), (.moving, .rests): (.resting, [.settle])
        case (.waiting, .layout), (.moving, .layout): (self, [.follow])
        // A state set now is shown at the end. Hidden overrides are restored then, or when the stack is visible again.
        case (.waiting, .stateSet), (.moving, .stateSet), (.waiting, .leftWindow), (.moving, .leftWindow): (self, [])
        }
    }

    private func afterResting(_ event: Event) -> [Effect] {
        switch event {
        case .rests, .layout: [.reconcile]
        case .stateSet: [.update]
        case .leftWindow: [.leaveWindow]
        case .begins, .waits, .ends, .giveUp, .giveUpAtEnd, .restored: []
        }
    }
}
