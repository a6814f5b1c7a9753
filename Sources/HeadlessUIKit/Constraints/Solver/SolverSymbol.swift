/// A variable of the tableau, identified by a number.
///
/// The numbers define the order, so that equal input gives equal layout.
struct SolverSymbol: Hashable, Comparable {
    let index: Int32

    static func < (left: SolverSymbol, right: SolverSymbol) -> Bool {
        left.index < right.index
    }
}

/// The kind of a variable, which decides the values that it may have.
enum SolverSymbolKind: UInt8 {
    /// A position, which may have any value.
    case free
    /// A size, which is never negative.
    case nonNegative
    /// The slack of an inequality.
    case slack
    /// The violation of an optional constraint.
    case error
    /// The mark of a required equality. Its value is always zero.
    case dummy

    /// Whether the simplex method has to keep the value from becoming negative.
    var isRestricted: Bool { self == .nonNegative || self == .slack || self == .error }
}
