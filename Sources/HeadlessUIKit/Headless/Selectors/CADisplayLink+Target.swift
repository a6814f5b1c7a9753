#if canImport(ObjectiveC)
    public import ObjectiveC
#endif

extension CADisplayLink {
    /// Creates a display link that calls a method of a target. The link retains its target.
    public convenience init(target: Any, selector sel: Selector) {
        // A display link is created and called on the main thread.
        nonisolated(unsafe) let target = target as AnyObject
        let action = MainActor.assumeIsolated { TargetAction(target, sel) }
        self.init { link in
            withExtendedLifetime(target) { action.perform(from: link) }
        }
    }
}
