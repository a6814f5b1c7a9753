import UIKit

/// Checks the order of a recognizer's action states: began, changed, then one end state, or an end state alone.
struct GestureGrammar {
    private(set) var isOpen = false
    /// The first state that was out of order.
    private(set) var mistake: String?

    mutating func receive(_ state: UIGestureRecognizer.State) {
        switch (isOpen, state) {
        case (false, .began): isOpen = true
        case (true, .changed): break
        case (true, .ended), (true, .cancelled): isOpen = false
        case (false, .ended): break
        default: mistake = mistake ?? "\(state) while \(isOpen ? "open" : "closed")"
        }
    }
}
