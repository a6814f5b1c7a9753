/// What a driver does about the transitions of its stack. The function `after(_:)` defines what each event leads to.
///
/// A transition is known by its number, as `StackTransitions` counts them.
enum StackDriverState: Equatable {
    /// No transition runs. For a while UIKit still returns the one that ended last (B1.61).
    case resting(after: Int?)
    /// A transition was requested, and UIKit has not told that it begins.
    case waiting(for: Int)
    /// A transition runs.
    case changing(Int)
    /// The driver leaves at the end of a transition. A modal one may hide one of the stack, which ends later.
    case leaving(at: Int)
    /// The driver has left.
    case gone

    enum Event: Equatable {
        /// UIKit returns a transition.
        case found(Int)
        /// UIKit reports that a transition begins.
        case begins(Int)
        case ended(Int)
        /// The transitions are set to nil, or the app has set another delegate.
        case leave
        /// The same while a transition of the stack runs, or a modal one that may hide it.
        case leaveAtEnd(of: Int)
        /// Transitions are set again.
        case drive
    }

    enum Effect: Equatable {
        /// Waits for the end of a transition.
        case await(Int)
        /// Does what had to wait for the end of the transition.
        case rest
        /// Gives the delegate back, and takes the swipes off.
        case detach
        /// Restores the bar, and forgets the stack.
        case restore
    }

    /// Whether the driver takes part in the transitions.
    var isDriving: Bool {
        switch self {
        case .resting, .waiting, .changing: true
        case .leaving, .gone: false
        }
    }

    /// Whether no transition runs or waits.
    var isResting: Bool {
        if case .resting = self { true } else { false }
    }

    /// The number of the transition that the state is about.
    private var number: Int? {
        switch self {
        case .resting(let last): last
        case .waiting(let number), .changing(let number), .leaving(let number): number
        case .gone: nil
        }
    }

    /// Returns the next state and the effects of an event.
    func after(_ event: Event) -> (state: StackDriverState, effects: [Effect]) {
        switch event {
        case .found(let found): found == number ? (self, []) : afterFinding(found)
        case .begins(let begun): afterBeginning(begun)
        case .ended(let ended): ended == number ? afterEnd(of: ended) : (self, [])
        case .leave: afterLeaving
        case .leaveAtEnd(of: let running): afterLeaving(atEndOf: running)
        case .drive: afterDriving
        }
    }

    private func afterFinding(_ found: Int) -> (state: StackDriverState, effects: [Effect]) {
        switch self {
        case .resting, .waiting, .changing: (.waiting(for: found), [.await(found)])
        case .leaving: (.leaving(at: found), [.await(found)])
        case .gone: (self, [])
        }
    }

    private func afterBeginning(_ begun: Int) -> (state: StackDriverState, effects: [Effect]) {
        switch self {
        case .leaving, .gone, .changing(begun), .resting(after: begun): (self, [])
        case .waiting(for: begun): (.changing(begun), [])
        case .resting, .waiting, .changing: (.changing(begun), [.await(begun)])
        }
    }

    private func afterEnd(of ended: Int) -> (state: StackDriverState, effects: [Effect]) {
        switch self {
        case .waiting, .changing: (.resting(after: ended), [.rest])
        case .leaving: (.gone, [.restore])
        case .resting, .gone: (self, [])
        }
    }

    private var afterLeaving: (state: StackDriverState, effects: [Effect]) {
        switch self {
        // A transition that UIKit has not begun yet begins without Baton.
        case .resting, .waiting: (.gone, [.detach, .restore])
        case .changing(let number): (.leaving(at: number), [.detach])
        case .leaving, .gone: (self, [])
        }
    }

    /// No appearance may be written while a transition runs (B17.7).
    private func afterLeaving(atEndOf running: Int) -> (state: StackDriverState, effects: [Effect]) {
        switch self {
        case .resting(after: running): afterLeaving
        case .resting, .waiting: (.leaving(at: running), [.detach, .await(running)])
        case .changing, .leaving, .gone: afterLeaving
        }
    }

    private var afterDriving: (state: StackDriverState, effects: [Effect]) {
        if case .leaving(let number) = self { (.changing(number), []) } else { (self, []) }
    }
}
