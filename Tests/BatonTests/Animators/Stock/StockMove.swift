import UIKit

@testable import Baton

/// One stock style in one direction, and what it is to do: the quantities that change, with the values that they have at
/// the end that is away from home. All the others stay.
@MainActor
struct StockMove {
    typealias Kind = ScreenChange.Operation
    typealias Away = (StockContainer) -> [Quantity: Double]
    /// A style, for a source view where it takes one.
    typealias Style = (UIView?) -> TransitionStyle

    let name: String
    let kind: Kind
    let style: Style
    /// Where the entering screen comes from.
    let entering: Away
    /// Where the leaving screen goes.
    let leaving: Away
    /// What the moving screen has at its own end, where that is not simply its place: a circle is wider than a screen.
    var home: Away = { _ in [:] }

    init(
        _ name: String, _ kind: Kind, _ style: @escaping Style, entering: @escaping Away = { _ in [:] },
        leaving: @escaping Away = { _ in [:] }
    ) {
        self.name = "\(name), \(kind)"
        self.kind = kind
        self.style = style
        self.entering = entering
        self.leaving = leaving
    }

    /// The animator, for a source view.
    func make(_ source: UIView?) -> TransitionAnimator {
        TransitionAnimation.makeAnimator(for: kind, style(source))
    }

    /// Both directions of a style whose way back is its way there.
    static func pair(
        _ name: String, _ there: Kind, _ style: @escaping Style, upper: @escaping Away,
        lower: @escaping Away = { _ in [:] }
    ) -> [StockMove] {
        [
            StockMove(name, there, style, entering: upper, leaving: lower),
            StockMove(name, there.back, style, entering: lower, leaving: upper),
        ]
    }
}

extension ScreenChange.Operation {
    /// The opposite of a way forward.
    fileprivate var back: ScreenChange.Operation {
        switch self {
        case .push, .pop: .pop
        case .present, .dismiss: .dismiss
        case .tabForward, .tabBack: .tabBack
        }
    }
}
