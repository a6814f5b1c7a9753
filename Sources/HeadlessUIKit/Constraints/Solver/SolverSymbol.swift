/// An unknown of the tableau, by number. Numbers order everything, so that the same input gives the same layout.
struct SolverSymbol: Hashable, Comparable {
    let index: Int32

    static func < (left: SolverSymbol, right: SolverSymbol) -> Bool {
        left.index < right.index
    }
}

/// What an unknown stands for, and with that which values it may take.
enum SolverSymbolKind: UInt8 {
    /// A place, which may have any value.
    case free
    /// A size, which is never negative.
    case nonNegative
    /// What an inequality has to spare.
    case slack
    /// By how much an optional constraint is missed.
    case error
    /// Stands for a required equality, so that it can be found again. Its value is always zero.
    case dummy

    /// Whether the simplex method has to keep the value from falling below zero.
    var isRestricted: Bool { self == .nonNegative || self == .slack || self == .error }
}
