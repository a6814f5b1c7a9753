package import UIKit

/// Calls a closure when a gesture recognizer sends its action, on Apple's systems and in the UIKit stand-in.
///
/// The recognizer retains the object: `GestureAction(on: tap) { _ in open() }`.
@MainActor
package final class GestureAction: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void
    private let key = AssociationKey()
    #if HEADLESS_UIKIT
        private var id = 0
    #endif

    /// Adds a closure to a gesture recognizer.
    @discardableResult
    package init(on recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.handler = handler
        super.init()
        key.set(self, on: recognizer)
        #if HEADLESS_UIKIT
            id = recognizer.addAction(handler)
        #else
            recognizer.addTarget(self, action: #selector(act))
        #endif
    }

    /// Removes the closure from the recognizer to which it was added.
    package func remove(from recognizer: UIGestureRecognizer) {
        #if HEADLESS_UIKIT
            recognizer.removeAction(id)
        #else
            recognizer.removeTarget(self, action: nil)
        #endif
        key.set(nil, on: recognizer)
    }

    #if !HEADLESS_UIKIT
        @objc private func act(_ recognizer: UIGestureRecognizer) {
            handler(recognizer)
        }
    #endif
}
