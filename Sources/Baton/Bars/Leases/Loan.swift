/// A property of the app's that is overwritten for a while. What the app sets meanwhile is what it gets back.
struct Loan<Value: Equatable> {
    private var terms: (original: Value, written: [Value])?

    /// Whether a value is one that was written, and not the app's.
    func wrote(_ value: Value) -> Bool { terms?.written.contains(value) ?? false }

    /// Overwrites what is there now; with nil it is given back.
    mutating func write(_ value: Value?, over now: Value, _ set: (Value) -> Void) {
        let original = original(now)
        terms = value.map { (original, [$0]) }
        let wanted = value ?? original
        if wanted != now { set(wanted) }
    }

    /// The same for a way that may be cancelled: then UIKit itself sets what was there, and that is not the app's either.
    mutating func writeOnTheWay(_ value: Value?, over now: Value, _ set: (Value) -> Void) {
        guard terms != nil || value != nil else { return }
        let original = original(now)
        let wanted = value ?? original
        terms = (original, (terms?.written ?? []) + [now, wanted])
        if wanted != now { set(wanted) }
    }

    private func original(_ now: Value) -> Value {
        guard let terms, terms.written.contains(now) else { return now }
        return terms.original
    }
}
