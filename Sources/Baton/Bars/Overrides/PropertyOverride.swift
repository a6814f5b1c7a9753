/// Overrides a property for a time, and then gives the app's value back, unless the app has set another meanwhile.
@MainActor
final class PropertyOverride<Value: Equatable> {
    /// A transition writes at most so often: before it, at its beginning, and twice at its end.
    private static var remembered: Int { 4 }

    private let read: () -> Value
    private let set: (Value) -> Void
    private let isSame: (Value, Value) -> Bool
    private(set) var isActive = false
    /// The app's value, and the values that were written over it. Nil while nothing is overridden, and nothing may come back.
    private var terms: (original: Value, written: [Value])?
    /// What the property held after the last call of `write`.
    private var held: Value?
    /// Whether the property is being set. UIKit may run layout meanwhile, in which it is read and written again.
    private var isSetting = false

    /// - Parameter isSame: Returns whether a value that was read is the one that was written, not an equal one.
    init(
        read: @escaping () -> Value, set: @escaping (Value) -> Void,
        isSame: @escaping (Value, Value) -> Bool = { $0 == $1 }
    ) {
        self.read = read
        self.set = set
        self.isSame = isSame
    }

    /// The app's value.
    var own: Value {
        let now = read()
        return original(behind: now) ?? now
    }

    /// Returns the app's value behind one that was written here, or nil if the app has set that value.
    private func original(behind value: Value) -> Value? {
        if let terms, wrote(value) { terms.original } else { nil }
    }

    /// Whether nobody has set the property since it was last written or restored.
    var isUntouched: Bool { held.map { isSame(read(), $0) } ?? true }

    /// Returns whether a value was written here, and not by the app.
    func wrote(_ value: Value) -> Bool {
        guard let terms else { return false }
        return isSetting || terms.written.contains { isSame(value, $0) }
    }

    /// Overwrites the property, or restores the app's value for nil. If a value may come back, UIKit may itself restore
    /// one of the values that were written last, which is not the app's either.
    func write(_ value: Value?, mayComeBack: Bool = false) {
        let now = read()
        let behind = original(behind: now)
        held = now
        guard terms != nil || value != nil else { return }
        let isOurs = behind != nil
        let original = behind ?? now
        let wanted = value ?? original
        // Two appearances are compared by all that they hold, unless they are the same.
        let isWanted = isSame(wanted, now) || wanted == now
        var known: [Value] = []
        if mayComeBack { known = terms?.written.filter { !isSame(now, $0) } ?? [] }
        if isOurs, mayComeBack || isWanted { known.append(now) }
        isActive = value != nil
        terms = isActive || mayComeBack ? (original, known.suffix(Self.remembered)) : nil
        if !isWanted { store(wanted) }
    }

    /// Gives the app's value back once more, if UIKit has restored what was there before.
    func giveBackAgain() {
        guard !isActive, let own = original(behind: read()) else { return }
        store(own)
    }

    /// Sets the property, and notes what it holds then. UIKit may store a copy.
    private func store(_ value: Value) {
        let wasSetting = isSetting
        isSetting = true
        set(value)
        isSetting = wasSetting
        let stored = read()
        held = stored
        if isActive { terms?.written.append(stored) }
    }
}
