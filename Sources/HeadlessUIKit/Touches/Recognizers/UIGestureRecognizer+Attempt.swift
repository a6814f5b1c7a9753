import Foundation

extension UIGestureRecognizer {
    /// Goes where a subclass wants, if the step is one of the machine's and the other recognizers let it.
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

    /// Gives up whatever is going on; actions hear of it only if they heard of a beginning.
    func cancelAttempt() {
        guard attempt.isEngaged else { return }
        request(.cancelled)
    }

    func announce(_ state: State) {
        announced = state
        for action in actions { action.perform(self) }
        announced = nil
    }

    /// Ready for the next attempt; what is left of the old touches is ignored (B7.3).
    func finishAttempt() {
        attempt.touches.forEach { $0.remove(self) }
        attempt = RecognitionAttempt()
        reset()
    }
}
