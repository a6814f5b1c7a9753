#if canImport(ObjectiveC)
    public import ObjectiveC
#endif

extension UIGestureRecognizer {
    /// Calls a method of a target, which is not retained, at each step of the gesture.
    public func addTarget(_ target: Any, action: Selector) {
        let action = TargetAction(target, action)
        targets.append((addAction { action.perform(from: $0) }, action))
    }

    /// Removes a target. Nil stands for all targets, or for all methods of a target.
    public func removeTarget(_ target: Any?, action: Selector?) {
        let removed = targets.filter { $0.action.isSame(target, action) }
        targets.removeAll { $0.action.isSame(target, action) }
        removed.forEach { removeAction($0.id) }
    }
}
