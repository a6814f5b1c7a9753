import Foundation

extension UIGestureRecognizer {
    /// Requests a state on behalf of a subclass. The recognizer enters it if the state machine allows it and the other
    /// recognizers do not prevent it.
    func request(_ wish: State) {
        let arena = attempt.arena ?? GestureArena()
        arena.perform {
            switch RecognitionStep(from: attempt.state, towards: wish) {
            case .stay: break
            case .compete(let goal): arena.compete(self, for: goal)
            case .move(let goal): arena.move(self, to: goal)
            }
        }
    }

    /// Cancels the current attempt. The actions are called only if the gesture had begun.
    func cancelAttempt() {
        guard attempt.isEngaged else { return }
        request(.cancelled)
    }

    func announce(_ state: State) {
        announced = state
        KeyValueObservations.note(self)
        for action in actions { action.perform(self) }
        announced = nil
    }

    /// Prepares for the next attempt. Remaining touches of the finished attempt are ignored (B7.3).
    func finishAttempt() {
        attempt.touches.forEach { $0.remove(self) }
        attempt = RecognitionAttempt()
        reset()
        KeyValueObservations.note(self)
    }
}
