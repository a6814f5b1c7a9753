/// What a carrier does. The function `after(_:)` defines what each event leads to.
///
/// A transition is known by its number, since the end of one may be reported after the next has begun.
enum BarCarrierState: Equatable {
    /// The bar shows the top screen. UIKit still returns the transition that ended last for a while (B1.61).
    case resting(after: Int?)
    /// The bar changes along with a transition.
    case moving(with: Int)
    /// A modal transition of the stack hides the stack's own one from `transitionCoordinator`, so nothing can go along
    /// with it. When the modal one has ended, UIKit still returns it until its last completion handler has run.
    case obscured(behind: Int?)
    /// UIKit has reported the screen as shown, and the completion handlers of what showed it may not have run. The bar comes
    /// to rest in the next turn.
    case settling(after: Int?)
    /// Everything is restored at the end of a transition, since no appearance is written while it runs (B17.7).
    case leaving(at: Int)
    /// Everything is being restored. Meanwhile UIKit may begin a change that waited for layout.
    case ending
    /// Nothing is overridden, until the next `willShow`.
    case ended

    /// Something that happened to the stack. `during` is the number of the transition that runs, if one does.
    enum Event: Equatable {
        /// A screen is about to appear.
        case willShow(during: Int?)
        /// A modal transition hides the one that begins, or the one that runs. Without a number, it may never report its end.
        case willShowBehind(Int?)
        case didShow(during: Int?)
        /// A screen is shown or about to be, and it is not certain that its transition has ended.
        case didShowEarly
        /// The turn after the event that asked for it.
        case turned(during: Int?)
        /// A transition has ended.
        case end(of: Int, during: Int?)
        case stateSet(during: Int?)
        case layout(during: Int?)
        case leftWindow(during: Int?)
        case giveUp
        /// The same while a transition is being animated.
        case giveUpAtEnd(of: Int)
        case restored
    }

    enum Effect: Equatable {
        /// Brings the bar to rest on the screen that the event is about, or on the top screen. Inside an animation block
        /// of the app the bar animates.
        case update
        /// The same without animation.
        case settle
        /// The same after a transition, which may have shown another look. What came too late for it is blended in. The stack may
        /// have left its window.
        case arrive
        /// Paints the bar of the screen that is about to leave, because its own transition has not ended yet. No
        /// appearance is written, since the next animation may have begun (B17.7).
        case paintLeaving
        case carry
        /// Waits for the end of a transition.
        case await(Int)
        /// Waits for the next turn.
        case awaitTurn
        /// Asks at the next layout which transition runs.
        case askAgain
        /// Applies changes that no event reported, such as a stack edited under a modal (B1.14).
        case reconcile
        /// Moves the backdrop with the bar.
        case follow
        /// Restores what others may need while the stack is not in a window.
        case leaveWindow
        case restore
    }

    /// Whether nothing changes while a transition runs, or none does.
    func isAtRest(_ running: Int?) -> Bool {
        guard case .resting(let last) = self else { return false }
        return running == nil || running == last
    }

    /// Whether the carrier shows nothing any more, or only what is left until the end of a transition.
    var hasEnded: Bool {
        switch self {
        case .leaving, .ending, .ended: true
        case .resting, .moving, .obscured, .settling: false
        }
    }

    /// Returns the next state and the effects of an event.
    func after(_ event: Event) -> (state: BarCarrierState, effects: [Effect]) {
        switch (self, event) {
        case (.ending, .restored):
            (.ended, [])
        case (.ending, _):
            (self, [])
        case (_, .giveUp):
            (.ending, [.restore])
        case (.ended, .willShow), (.ended, .willShowBehind), (.leaving, .willShow), (.leaving, .willShowBehind):
            BarCarrierState.resting(after: nil).after(event)
        case (.ended, _), (_, .restored):
            (self, [])
        case (.resting(let last), .giveUpAtEnd(of: let number)) where number == last:
            // The transition has ended, although UIKit still returns it.
            (.ending, [.restore])
        case (_, .giveUpAtEnd(of: let number)):
            (.leaving(at: number), [.await(number)])
        case (.moving, .leftWindow), (.obscured, .leftWindow), (.settling, .leftWindow), (.leaving, .leftWindow):
            // No appearance is written while a transition may run. What is hidden is restored when the stack is visible again, or
            // at its end.
            (self, [])
        case (.resting(let last), .leftWindow(during: let number?)) where number != last:
            (.moving(with: number), [.await(number)])
        case (_, .leftWindow):
            (self, [.leaveWindow])
        case (_, .willShowBehind(let number?)):
            (.obscured(behind: number), [.await(number)])
        case (_, .willShowBehind(nil)):
            (.obscured(behind: nil), [.askAgain])
        case (.moving(let number), _):
            Self.afterMoving(number, event)
        case (.leaving(let number), .end(of: let ended, during: _)) where ended == number:
            (.ending, [.restore])
        case (.leaving, .didShow(during: nil)), (.leaving, .didShowEarly):
            // The end was not reported.
            (.ending, [.restore])
        case (.leaving, _):
            (self, [])
        case (.resting(let last), _):
            Self.afterResting(last, event)
        case (.obscured(let modal), _):
            Self.afterObscured(modal, event)
        case (.settling(let last), _):
            Self.afterSettling(last, event)
        }
    }

    private static func afterResting(_ last: Int?, _ event: Event) -> (state: BarCarrierState, effects: [Effect]) {
        switch event {
        case .willShow(during: let number?) where number != last:
            (.moving(with: number), [.carry, .await(number)])
        case .willShow:
            (.resting(after: last), [.settle])
        case .stateSet(during: let number?) where number != last:
            // The transition began before the carrier was created.
            (.moving(with: number), [.await(number)])
        case .stateSet:
            (.resting(after: last), [.update])
        case .layout(during: let number?) where number != last:
            (.resting(after: last), [.follow])
        case .didShow(during: let number?) where number != last:
            (.resting(after: last), [])
        case .layout, .didShow:
            (.resting(after: last), [.reconcile])
        case .didShowEarly:
            (.settling(after: last), [.awaitTurn])
        case .willShowBehind, .turned, .end, .leftWindow, .giveUp, .giveUpAtEnd, .restored:
            (.resting(after: last), [])
        }
    }

    private static func afterMoving(_ number: Int, _ event: Event) -> (state: BarCarrierState, effects: [Effect]) {
        switch event {
        case .willShow(during: number):
            (.moving(with: number), [.carry])
        case .willShow(during: let next?):
            (.moving(with: next), [.paintLeaving, .carry, .await(next)])
        case .willShow(during: nil):
            (.resting(after: number), [.settle])
        case .end(of: number, during: let next?) where next != number:
            // The next transition has interrupted this one, and its `willShow` follows.
            (.moving(with: number), [])
        case .end(of: number, during: _):
            (.resting(after: number), [.arrive])
        case .didShow(during: nil):
            // The end was not reported. If UIKit returns the transition in the next turn, it was only hidden, and runs.
            (.settling(after: nil), [.awaitTurn])
        case .layout:
            (.moving(with: number), [.follow])
        case .willShowBehind, .didShow, .didShowEarly, .turned, .end, .stateSet, .leftWindow, .giveUp,
            .giveUpAtEnd, .restored:
            // What is set now is shown at the end.
            (.moving(with: number), [])
        }
    }

    /// What runs now was hidden when it began. The bar changes at its end.
    private static func afterObscured(_ modal: Int?, _ event: Event) -> (state: BarCarrierState, effects: [Effect]) {
        switch event {
        case .willShow:
            BarCarrierState.resting(after: nil).after(event)
        case .layout(during: let number?), .end(of: _, during: let number?), .stateSet(during: let number?):
            (.moving(with: number), [.await(number)])
        case .end(of: let ended, during: nil) where ended == modal:
            (.obscured(behind: nil), [.askAgain])
        case .layout(during: nil) where modal == nil:
            (.resting(after: nil), [.settle])
        case .stateSet(during: nil) where modal == nil:
            (.resting(after: nil), [.update])
        case .didShow:
            (.settling(after: modal), [.awaitTurn])
        case .willShowBehind, .didShowEarly, .turned, .layout, .stateSet, .end, .leftWindow, .giveUp,
            .giveUpAtEnd, .restored:
            (.obscured(behind: modal), [])
        }
    }

    /// What is set now is shown in the next turn.
    private static func afterSettling(_ last: Int?, _ event: Event) -> (state: BarCarrierState, effects: [Effect]) {
        switch event {
        case .willShow:
            BarCarrierState.resting(after: last).after(event)
        case .turned(during: let number?) where number != last:
            (.moving(with: number), [.await(number)])
        case .turned:
            (.resting(after: last), [.arrive])
        case .willShowBehind, .didShow, .didShowEarly, .layout, .stateSet, .end, .leftWindow, .giveUp,
            .giveUpAtEnd, .restored:
            (.settling(after: last), [])
        }
    }
}
