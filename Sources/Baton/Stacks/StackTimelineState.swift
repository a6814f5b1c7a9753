/// Whether the transition of a stack has begun, is hidden, or has ended. The function `after(_:)` defines what follows.
/// A transition is known by its number, since the end of one may be reported after the next has begun.
enum StackTimelineState: Equatable {
    /// No transition runs. UIKit still returns the one that ended last for a while (B1.61).
    case resting(after: Int?)
    /// UIKit returns a transition, and has not told that it begins.
    case announced(Int)
    case moving(Int)
    /// A modal transition hides the stack. Without a number it has ended, or reports no end: the stack is asked again.
    case hidden(behind: Int?)
    /// A screen is shown, and what showed it has not reported its end. The stack is asked again in the next turn.
    case settling(after: Int?)

    /// What UIKit returns when it is asked which transition runs.
    enum Sight: Equatable {
        case nothing
        /// No transition of its own, while the stack is not in a window. A transition that runs in it may go on when it comes back,
        /// of which somebody tells.
        case away
        /// A transition between the stack's own screens.
        case own(Int)
        /// A modal transition, which may hide one of the stack's own.
        case modal(Int)
        /// A modal transition without animation. It may hide one too, and may never report its end (B1.63).
        case silent
    }

    enum Event: Equatable {
        /// A screen is about to be shown. Without animation nothing is seen.
        case shows(Sight)
        case shown(Sight)
        /// The stack was asked.
        case looked(Sight)
        /// The same in a later turn, for which a state has waited.
        case turned(Sight)
        /// The stack was asked by somebody who has not heard what happened before.
        case joined(Sight)
        /// A screen is on the stack, and nobody tells when it is shown.
        case doubted
        case ended(Int, Sight)
    }

    enum Effect: Equatable {
        /// Waits for the end of a transition.
        case await(Int)
        case lookInNextTurn
        /// Asks again a frame later. In each turn, the main queue would never rest. UIKit keeps a modal transition without animation
        /// for two or three turns (B27.15).
        case lookInNextFrame
        case tell(StackMoment)
    }

    typealias Step = (state: StackTimelineState, effects: [Effect])

    var isResting: Bool {
        if case .resting = self { true } else { false }
    }

    func after(_ event: Event) -> Step {
        switch event {
        case .shows(let sight): afterShowing(sight)
        case .shown(let sight): afterShown(sight)
        case .looked(let sight): afterLooking(sight)
        case .turned(let sight): afterTurn(sight)
        case .joined(let sight): afterJoining(sight)
        case .doubted: isResting ? (.settling(after: number), [.lookInNextTurn]) : (self, [])
        case .ended(let ended, let sight): ended == number ? afterEnd(sight) : (self, [])
        }
    }

    private var number: Int? {
        switch self {
        case .resting(let number), .hidden(let number), .settling(let number): number
        case .announced(let number), .moving(let number): number
        }
    }

    /// The transition that UIKit may still return although it has ended.
    private var last: Int? {
        switch self {
        case .resting(let last), .settling(let last): last
        case .announced, .moving, .hidden: nil
        }
    }

    private func afterShowing(_ sight: Sight) -> Step {
        switch sight {
        case .silent:
            (.hidden(behind: nil), [.tell(.hidden), .tell(.uncovered), .lookInNextFrame])
        case .modal(let modal):
            (.hidden(behind: modal), [.await(modal), .tell(.hidden)])
        case .own(let next) where next != last:
            switch self {
            // UIKit may report the screen more than once.
            case .moving(next): (self, [])
            case .announced(next): (.moving(next), [.tell(.begins)])
            default: (.moving(next), [.await(next), .tell(.begins)])
            }
        case .own, .nothing, .away:
            if case .hidden = self {
                (.resting(after: nil), [.tell(.rests)])
            } else {
                (.resting(after: number), [.tell(.rests)])
            }
        }
    }

    private func afterShown(_ sight: Sight) -> Step {
        switch (self, sight) {
        case (.resting, .modal):
            after(.doubted)
        case (.resting(let last), .own(let next)) where next != last:
            afterLooking(sight)
        case (.resting, _):
            (self, [.tell(.rests)])
        case (.announced, .own), (.moving, .own), (.announced, .modal), (.moving, .modal), (.hidden, .modal),
            (.settling, _):
            (self, [])
        // The end was not reported. If UIKit returns the transition in the next turn, it was only hidden, and runs.
        case (.announced, _), (.moving, _):
            (.settling(after: nil), [.lookInNextTurn])
        case (.hidden(let modal), _):
            (.settling(after: modal), [.lookInNextTurn])
        }
    }

    private func afterLooking(_ sight: Sight) -> Step {
        switch (self, sight) {
        case (.resting(let last), .own(let next)) where next != last:
            (.announced(next), [.await(next), .tell(.announced)])
        case (.announced(let number), .own(let next)) where next != number:
            (.announced(next), [.await(next)])
        case (.hidden, .own(let next)):
            (.moving(next), [.await(next)])
        case (.hidden(behind: nil), .modal(let modal)):
            (.hidden(behind: modal), [.await(modal)])
        case (.hidden(behind: nil), .nothing):
            (.resting(after: nil), [.tell(.rests)])
        default:
            (self, [])
        }
    }

    private func afterTurn(_ sight: Sight) -> Step {
        switch (self, sight) {
        case (.settling, .silent), (.hidden(behind: nil), .silent): (self, [.lookInNextFrame])
        case (.settling(let last), .own(let next)) where next != last:
            (.announced(next), [.await(next), .tell(.announced)])
        case (.settling(let last), _): (.resting(after: last), [.tell(.ended)])
        default: afterLooking(sight)
        }
    }

    private func afterJoining(_ sight: Sight) -> Step {
        switch (self, sight) {
        case (.resting, .modal), (.resting, .silent): afterShowing(sight)
        default: afterLooking(sight)
        }
    }

    private func afterEnd(_ sight: Sight) -> Step {
        switch (self, sight) {
        case (.announced(let number), .own(let next)), (.moving(let number), .own(let next)):
            // The next transition has interrupted this one, and its `willShow` follows.
            next == number ? (.resting(after: number), [.tell(.ended)]) : (.announced(next), [.await(next)])
        case (.announced(let number), _), (.moving(let number), _):
            (.resting(after: number), [.tell(.ended)])
        case (.hidden, .own(let next)):
            (.moving(next), [.await(next)])
        case (.hidden, _):
            (.hidden(behind: nil), [.tell(.uncovered), .lookInNextTurn])
        case (.resting, _), (.settling, _):
            (self, [])
        }
    }
}
