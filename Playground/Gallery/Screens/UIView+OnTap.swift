import Baton
import UIKit

extension UIView {
    /// Calls a closure for each tap on this view.
    func onTap(_ handler: @escaping @MainActor () -> Void) {
        let tap = UITapGestureRecognizer()
        GestureAction(on: tap) { _ in handler() }
        addGestureRecognizer(tap)
    }
}
