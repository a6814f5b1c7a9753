/// The calls to the app's delegate that are running.
///
/// The app's delegate may forward its calls to the delegate that it replaced, which can be Baton's driver. Such a call
/// arrives while the original call is still running. It is then forwarded to the previous delegate of the app, and not any
/// further, which prevents an endless loop.
@MainActor
final class ForwardedCalls<Call: Equatable> {
    private var running: [Call] = []

    /// Returns whether a call is running. If so, the same call now comes from the app's delegate.
    func isRunning(_ call: Call) -> Bool { running.contains(call) }

    /// Makes a call to the delegate, or to the former one if the call comes from the delegate.
    func make<Delegate, Answer>(_ call: Call, to delegate: Delegate?, former: Delegate?, _ body: (Delegate?) -> Answer?)
        -> Answer?
    {
        let depth = running.filter { $0 == call }.count
        guard depth < 2, let target = depth == 0 ? delegate : former else { return nil }
        running.append(call)
        defer { running.removeLast() }
        return body(target)
    }
}
