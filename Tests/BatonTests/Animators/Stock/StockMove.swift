import UIKit

@testable import Baton

/// One stock animator, and what it is to do: the quantities that change, with the values that they have at the end that
/// is away from home. All the others stay.
@MainActor
struct StockMove {
    /// In what the animator plays.
    enum Kind {
        case push
        case pop
        case present
        case dismiss
        case tabForward
        case tabBack
    }

    typealias Away = (Room) -> [Quantity: Double]

    let kind: Kind
    let make: (UIView?) -> TransitionAnimator
    /// Where the entering screen comes from.
    let entering: Away
    /// Where the leaving screen goes.
    let leaving: Away
    /// What the moving screen has at its own end, where that is not simply its place: a circle is wider than a screen.
    var home: Away = { _ in [:] }

    init(
        _ kind: Kind, _ make: @escaping (UIView?) -> TransitionAnimator, entering: @escaping Away = { _ in [:] },
        leaving: @escaping Away = { _ in [:] }
    ) {
        self.kind = kind
        self.make = make
        self.entering = entering
        self.leaving = leaving
    }

    /// A pair whose way back is its way there.
    static func pair(
        _ there: Kind, _ makeThere: @escaping (UIView?) -> TransitionAnimator,
        _ back: Kind, _ makeBack: @escaping (UIView?) -> TransitionAnimator,
        upper: @escaping Away, lower: @escaping Away = { _ in [:] }
    ) -> [StockMove] {
        [
            StockMove(there, makeThere, entering: upper, leaving: lower),
            StockMove(back, makeBack, entering: lower, leaving: upper),
        ]
    }
}
