/// Overrides a property of the app for a time, and then gives the app's value back. Where the app has set another value
/// meanwhile, that value stays.
@MainActor
final class PropertyOverride<Value: Equatable> {
    /// A transition writes at most so often: before it, at its beginning, and twice at its end.
    private static var remembered: Int { 4 }

    private enum State {
        case free
        /// The app's value, and the values that were written over it, the last one last.
        case overridden(own: Value, ours: [Value])
        /// The app's value is there, and UIKit may restore one of ours.
        case awaiting(own: Value, ours: [Value])
    }

    private let read: () -> Value
    private let set: (Value) -> Void
    private let isSame: (Value, Value) -> Bool
    private var state = State.free
    /// Whether the property is being set. UIKit may run layout meanwhile, in which it is read and written again.
    private var isSetting = false

    /// - Parameter isSame: Returns whether a value that was read is one that was written, and not another one that is
    ///   equal to it.
    init(
        read: @escaping () -> Value, set: @escaping (Value) -> Void,
        isSame: @escaping (Value, Value) -> Bool = { $0 == $1 }
    ) {
        self.read = read
        self.set = set
        self.isSame = isSame
    }

    var isActive: Bool {
        if case .overridden = state { true } else { false }
    }

    /// The app's value.
    var own: Value {
        let now = read()
        return own(behind: now) ?? now
    }

    /// Returns the app's value behind one that was written here, or nil if the app has set that value.
    private func own(behind value: Value) -> Value? {
        switch state {
        case .free: nil
        case .overridden(let own, _): wrote(value) ? own : nil
        case .awaiting(let own, let ours):
            ours.contains { isSame(value, $0) } && !isSame(value, own) ? own : nil
        }
    }

    /// Whether nobody has set the property since it was last written or restored.
    var isUntouched: Bool {
        switch state {
        case .free: true
        case .overridden(let own, let ours): isSame(read(), ours.last ?? own)
        case .awaiting(let own, _): isSame(read(), own)
        }
    }

    /// Returns whether a value was written here, and not by the app.
    func wrote(_ value: Value) -> Bool {
        guard case .overridden(_, let ours) = state else { return false }
        return isSetting || ours.contains { isSame(value, $0) }
    }

    /// Overwrites the property, or restores the app's value for nil.
    ///
    /// - Parameters:
    ///   - mayBeCancelled: Whether UIKit may itself restore an earlier value at the end of a cancelled transition. Such a value
    ///     is not the app's either.
    ///   - mayComeBack: Whether UIKit may itself restore one of the values that were written last.
    func write(_ value: Value?, mayBeCancelled: Bool = false, mayComeBack: Bool = false) {
        let now = read()
        let behind = own(behind: now)
        guard isActive || value != nil || behind != nil else { return state = .awaiting(own: now, ours: known) }
        let own = behind ?? now
        let wanted = value ?? own
        let isWanted = wanted == now
        var ours = known.filter { !isSame(now, $0) }
        if mayComeBack {
            ours = (behind != nil || isWanted ? ours + [now] : ours).suffix(Self.remembered)
        } else if mayBeCancelled {
            ours.append(now)
        } else {
            ours = behind != nil && isWanted ? [now] : []
        }
        state =
            value != nil || mayBeCancelled
            ? .overridden(own: own, ours: ours) : .awaiting(own: own, ours: mayComeBack ? ours : [])
        if !isWanted { store(wanted) }
    }

    /// The values that were written here, as far as they are remembered.
    private var known: [Value] {
        switch state {
        case .free: []
        case .overridden(_, let ours), .awaiting(_, let ours): ours
        }
    }

    /// Gives the app's value back once more, if UIKit has restored what was there before.
    func giveBackAgain() {
        guard !isActive, let own = own(behind: read()) else { return }
        store(own)
    }

    /// Sets the property, and notes what it holds then. UIKit may store a copy.
    private func store(_ value: Value) {
        let wasSetting = isSetting
        isSetting = true
        set(value)
        isSetting = wasSetting
        switch state {
        case .free: break
        case .overridden(let own, let ours): state = .overridden(own: own, ours: ours + [read()])
        case .awaiting(_, let ours): state = .awaiting(own: read(), ours: ours)
        }
    }
}
