import UIKit

// A modal transition hides the stack's own one, which then cannot be asked for.
extension BarCarrier {
    /// Waits for a modal transition that runs. What runs behind it already is not known to a carrier that begins now.
    func beginBehindModal() {
        if transitions.mayBeHiddenSilently { return handle(.willShowBehind(nil)) }
        guard let newest = transitions.newest, transitions.mayHide(newest) else { return }
        handle(.willShowBehind(transitions.number(of: newest)))
    }

    /// Whether UIKit does not tell now what runs.
    var mustAskLater: Bool { state == .obscured(behind: nil) && transitions.mayBeHiddenSilently }

    /// A layout, after which it is asked which transition runs.
    var layoutEvent: BarCarrierState.Event { unlessHidden(.layout(during: running)) }

    /// Returns an event that says which transition runs, or that another modal transition hides it now.
    func unlessHidden(_ event: BarCarrierState.Event) -> BarCarrierState.Event {
        guard state == .obscured(behind: nil), let newest = transitions.newest, !transitions.isOwn(newest) else {
            return event
        }
        return .willShowBehind(transitions.number(of: newest))
    }

    /// Asks at the next layout. Where no backdrop is laid out, it asks in the next turn.
    func askAgain() {
        guard let backdrop = renderer.painting.backdrop else { return inNextTurn { $0.ask() } }
        backdrop.setNeedsLayout()
    }

    /// Asks which transition runs, if the app has not set another delegate of the stack. Nothing else tells of that.
    func ask() {
        guard verifyDelegate() else { return }
        mustAskLater ? StackTransitions.askLater { [weak self] in self?.askAgain() } : handle(layoutEvent)
    }

    private func inNextTurn(_ action: @escaping @MainActor (BarCarrier) -> Void) {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self.map(action) } }
    }
}
