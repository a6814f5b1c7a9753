public import Foundation

/// A group of changes of the layer tree that reach the screen together, and what they have in common.
///
/// Outside of `begin` and `commit` changes belong to the implicit transaction, which ends with the turn's commit.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Settings {
        var duration: TimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: TransactionCompletion?
    }

    /// The implicit transaction, and the open ones within it.
    private static var stack = [Settings()]

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

    /// Commits the implicit transaction now; within an open one it waits for that, and for the turn's commit.
    open class func flush() {
        guard stack.count == 1 else { return }
        TurnLoop.main.commits.run()
    }

    // MARK: What the changes have in common

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

    /// The block waits for the animations that are added from now on in this transaction (B6.23).
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let former = current.completion
        current.completion = block.map(TransactionCompletion.init)
        former?.close()
    }

    // MARK: For layers and the run loop

    /// What a change of an animatable property sets going by default.
    static func implicitAction(forKey key: String) -> CABasicAnimation? {
        guard LayerProperty(rawValue: key)?.hasImplicitAction == true, current.duration > 0 else { return nil }
        let action = CABasicAnimation(keyPath: key)
        action.timingFunction = current.timingFunction ?? CAMediaTimingFunction(name: .default)
        return action
    }

    /// An animation was added while the open transactions are open.
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
