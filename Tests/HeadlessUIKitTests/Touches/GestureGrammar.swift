import UIKit

/// What the actions of a recognizer may say, in order: began, changed, then one end; or an end alone.
struct GestureGrammar {
    private(set) var isOpen = false
    /// The first word that was out of order.
    private(set) var mistake: String?

    mutating func hear(_ state: UIGestureRecognizer.State) {
        switch (isOpen, state) {
        case (false, .began): isOpen = true
        case (true, .changed): break
        case (true, .ended), (true, .cancelled): isOpen = false
        case (false, .ended): break
        default: mistake = mistake ?? "\(state) while \(isOpen ? "open" : "closed")"
        }
    }
}
