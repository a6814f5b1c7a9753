/// How far a request to present, or to dismiss all that is presented, is. The function `after(_:)` defines what follows from a sight.
enum PresentationRequestState: Equatable {
    case waiting
    /// UIKit was asked to present, and has not answered or not finished.
    case presenting
    case over(TransitionOutcome)

    enum Sight: Equatable {
        case moving
        /// Something is presented. `mayGo` is true if the request dismisses it, and UIKit has not been asked yet.
        case covered(mayGo: Bool)
        case free
        /// The view controller is presented, or nothing is presented that was to be dismissed.
        case reached
        /// The presenter has left its window, UIKit has refused, or what was to be dismissed stays.
        case lost
    }

    enum Action: Equatable {
        case lookInNextFrame, watch, dismiss, present
    }

    func after(_ sight: Sight) -> (state: PresentationRequestState, action: Action?) {
        switch (self, sight) {
        case (.over, _): (self, nil)
        case (_, .moving): (self, .lookInNextFrame)
        case (_, .reached): (.over(.completed), nil)
        case (.waiting, .covered(let mayGo)): (.waiting, mayGo ? .dismiss : .watch)
        case (.waiting, .free): (.presenting, .present)
        case (.waiting, .lost), (.presenting, _): (.over(.cancelled), nil)
        }
    }
}
