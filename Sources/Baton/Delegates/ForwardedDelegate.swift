import UIKit

/// Calls the app's own delegate as UIKit would: the reference is weak, and only implemented methods are called. The
/// app's delegate may forward its calls to the delegate that it replaced, which can be Baton's driver. Such a call
/// arrives while the original call runs. It goes to the app's previous delegate and no further, which prevents a loop.
@MainActor
package final class ForwardedDelegate<Delegate> {
    private(set) weak var current: AnyObject?
    private weak var former: AnyObject?
    private var running: [ForwardedCall] = []

    package var delegate: Delegate? { current as? Delegate }
    var identity: ObjectIdentifier? { current.map(ObjectIdentifier.init) }

    func replace(by new: AnyObject?) {
        if new !== current { (former, current) = (current, new) }
    }

    /// Returns whether a call is running. If so, the same call now comes from the app's delegate.
    func isRunning(_ call: ForwardedCall) -> Bool { running.contains(call) }

    /// Returns whether the app's delegate implements a method, unless that delegate is asking.
    func implements(_ selector: String, _ ask: (any NSObjectProtocol) -> Bool) -> Bool {
        call(.other(selector)) { ($0 as? any NSObjectProtocol).map(ask) } ?? false
    }

    /// Calls the app's delegate. The closure first reads an optional method as a value, which tests whether it is implemented.
    @discardableResult
    func call<Answer>(_ call: ForwardedCall, _ body: (Delegate?) -> Answer?) -> Answer? {
        let depth = running.filter { $0 == call }.count
        guard depth < 2, let target = (depth == 0 ? current : former) as? Delegate else { return nil }
        running.append(call)
        defer { running.removeLast() }
        return body(target)
    }
}
