import Foundation

/// Closures in place of targets and selectors, which need the Objective-C runtime.
extension UIGestureRecognizer {
    /// Calls a closure at each step of the gesture. Returns what `removeAction` takes.
    @discardableResult
    public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Int {
        nextActionID += 1
        actions.append((nextActionID, action))
        return nextActionID
    }

    /// Stops calling the closure that was added under this number.
    public func removeAction(_ id: Int) {
        actions.removeAll { $0.id == id }
    }
}
