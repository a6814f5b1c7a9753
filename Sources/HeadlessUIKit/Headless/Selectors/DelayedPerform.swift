#if !canImport(ObjectiveC)
    import Foundation

    /// A call of a method that is to be made after a delay. The target and the argument are retained until then.
    @MainActor
    final class DelayedPerform {
        /// The calls that are due, which the run loop retains.
        private static var pending: [Weak<DelayedPerform>] = []

        private let target: AnyObject
        private let selector: Selector
        private let argument: Any?
        private var timer: Int?

        private init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
            self.target = target
            self.selector = selector
            self.argument = argument
        }

        static func schedule(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
            let call = DelayedPerform(target, selector, argument)
            let action = TargetAction(target, selector)
            let due = TurnLoop.main.now + max(0, delay)
            call.timer = TurnLoop.main.scheduleTimer(at: due, repeats: false) {
                pending.removeAll { $0.object == nil || $0.object === call }
                action.perform(with: call.argument)
            }
            pending.append(Weak(call))
        }

        /// Cancels the calls of a target, or those with a selector and an equal argument.
        static func cancel(_ target: AnyObject, _ call: (selector: Selector, argument: Any?)? = nil) {
            for pending in pending.compactMap(\.object) where pending.target === target {
                guard call.map({ pending.isSame($0.selector, $0.argument) }) ?? true else { continue }
                pending.timer.map(TurnLoop.main.cancelTimer)
            }
            pending.removeAll { $0.object == nil }
        }

        private func isSame(_ selector: Selector, _ argument: Any?) -> Bool {
            guard selector == self.selector else { return false }
            guard let mine = self.argument, let other = argument else { return self.argument == nil && argument == nil }
            if let mine = mine as? AnyHashable, let other = other as? AnyHashable { return mine == other }
            return (mine as AnyObject) === (other as AnyObject)
        }
    }
#endif
