public import Foundation

/// A group of layer changes that reach the screen together and share animation settings.
///
/// Changes outside `begin` and `commit` belong to the implicit transaction, which ends with the commit of the run loop
/// turn.
open class CATransaction: NSObject {
    private struct Settings {
        var duration: TimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: TransactionCompletion?
    }

    /// The implicit transaction, followed by the open explicit transactions.
    nonisolated(unsafe) private static var stack = [Settings()]

    private static var current: Settings {
        get { stack[stack.count - 1] }
        set { stack[stack.count - 1] = newValue }
    }

    open class func begin() {
        var nested = current
        nested.completion = nil
        stack.append(nested)
    }

    open class func commit() {
        guard stack.count > 1 else { return flush() }
        let ended = stack.removeLast()
        ended.completion?.close()
    }

    /// Commits the implicit transaction immediately.
    ///
    /// While an explicit transaction is open this method does nothing, and the changes wait for the commit of the turn.
    open class func flush() {
        guard stack.count == 1 else { return }
        MainActor.assumeIsolated { TurnLoop.main.commits.run() }
    }

    // MARK: Settings of the transaction

    open class func animationDuration() -> CFTimeInterval { current.duration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = max(0, dur)
    }

    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    open class func disableActions() -> Bool { current.disablesActions }

    open class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    open class func completionBlock() -> (() -> Void)? { current.completion?.block }

    /// Sets the block that is called when the animations added to this transaction from now on end (B6.23).
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let former = current.completion
        current.completion = block.map(TransactionCompletion.init)
        former?.close()
    }

    // MARK: Layers and the run loop

    /// Returns the default action for a change of an animatable property.
    static func implicitAction(forKey key: String) -> CABasicAnimation? {
        guard LayerProperty(rawValue: key)?.hasImplicitAction == true, current.duration > 0 else { return nil }
        let action = CABasicAnimation(keyPath: key)
        action.timingFunction = current.timingFunction ?? CAMediaTimingFunction(name: .default)
        return action
    }

    /// Makes the completion blocks of all open transactions wait for an animation.
    static func note(_ animation: LayerAnimation) {
        for settings in stack { settings.completion?.wait(for: animation) }
    }

    /// Makes the completion blocks of the open transactions wait until the returned closure is called.
    static func hold() -> () -> Void {
        let completions = stack.compactMap(\.completion)
        completions.forEach { $0.hold() }
        return { completions.forEach { $0.release() } }
    }

    static var hasImplicitCompletion: Bool { stack[0].completion != nil }

    static func commitImplicit() {
        let ended = stack[0]
        stack[0] = Settings()
        ended.completion?.close()
    }

    static func reset() {
        stack = [Settings()]
    }
}
