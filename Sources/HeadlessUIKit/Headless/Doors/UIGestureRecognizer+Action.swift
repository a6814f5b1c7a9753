import Foundation

/// Actions as closures. Targets and selectors would need the Objective-C runtime.
extension UIGestureRecognizer {
    /// Adds a closure that is called at each step of the gesture. Returns a number for `removeAction`.
    @discardableResult
    public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        nextActionID += 1
        actions.append((nextActionID, action))
        return nextActionID
    }

    /// Removes the closure that was added with a number.
    public func removeAction(_ id: Int) {
        actions.removeAll { $0.id == id }
    }
}
