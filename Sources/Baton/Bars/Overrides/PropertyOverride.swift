/// Overrides a property of the app temporarily. A value that the app sets meanwhile is restored at the end.
struct PropertyOverride<Value: Equatable> {
    private var terms: (original: Value, written: [Value])?

    /// Returns whether a value was written by this override and not by the app.
    func wrote(_ value: Value) -> Bool { terms?.written.contains(value) ?? false }

    /// Overwrites the current value, or restores the app's value for nil.
    ///
    /// - Parameter mayBeCancelled: Whether UIKit may itself restore an earlier value at the end of a cancelled
    ///   transition. Such a value is not the app's either.
    mutating func write(_ value: Value?, over now: Value, mayBeCancelled: Bool = false, _ set: (Value) -> Void) {
        guard terms != nil || value != nil else { return }
        let original = original(now)
        let wanted = value ?? original
        if mayBeCancelled {
            terms = (original, (terms?.written ?? []) + [now, wanted])
        } else {
            terms = value.map { (original, [$0]) }
        }
        if wanted != now { set(wanted) }
    }

    private func original(_ now: Value) -> Value {
        guard let terms, terms.written.contains(now) else { return now }
        return terms.original
    }
}
