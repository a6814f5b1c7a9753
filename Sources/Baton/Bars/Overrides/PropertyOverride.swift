/// A property of the app's that is overwritten for a while. What the app sets meanwhile is what it gets back.
struct PropertyOverride<Value: Equatable> {
    private var terms: (original: Value, written: [Value])?

    /// Whether a value is one that was written, and not the app's.
    func wrote(_ value: Value) -> Bool { terms?.written.contains(value) ?? false }

    /// Overwrites what is there now; with nil it is given back.
    ///
    /// - Parameter mayBeCancelled: whether UIKit may set what was there by itself, at the end of a way that is cancelled:
    ///   that is not the app's either.
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
