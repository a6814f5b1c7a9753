import UIKit

/// The numbers that no parameter is meant for.
enum WrongNumber: CaseIterable {
    case notANumber
    case infinity
    case minusInfinity
    case huge
    case hugelyNegative
    case negative
    case zero
    case tiny

    /// Those that are no numbers to calculate with.
    static let notFinite: [WrongNumber] = [.notANumber, .infinity, .minusInfinity]

    /// Those that no layer can show.
    static let unusable: [WrongNumber] = [.notANumber, .infinity, .minusInfinity, .huge, .hugelyNegative]

    var value: CGFloat {
        switch self {
        case .notANumber: .nan
        case .infinity: .infinity
        case .minusInfinity: -.infinity
        case .huge: .greatestFiniteMagnitude
        case .hugelyNegative: -.greatestFiniteMagnitude
        case .negative: -1
        case .zero: 0
        case .tiny: .leastNonzeroMagnitude
        }
    }
}
