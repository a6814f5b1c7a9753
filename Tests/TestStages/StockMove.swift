import UIKit

@testable import Baton

/// One stock style in one direction.
///
/// It names the quantities that change and their values when the screen is away from its final position. All other
/// quantities stay constant.
@MainActor
struct StockMove {
    typealias Kind = ScreenChange.Operation
    typealias Away = (StockContainer) -> [Quantity: Double]
    /// Makes a style. Styles with a source use the given view.
    typealias Style = (UIView?) -> TransitionStyle

    let name: String
    let kind: Kind
    let style: Style
    /// The values from which the entering screen starts.
    let entering: Away
    /// The values at which the leaving screen ends.
    let leaving: Away
    /// The values of the moving screen at its visible end where they differ from the default.
    ///
    /// For example, a circular mask is wider than the screen.
    var home: Away = { _ in [:] }
    /// The values of the upper screen where it covers the lower one, if they differ from the default.
    var upperHome: [Quantity: Double] = [:]

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

    /// Makes the animator for a source view.
    func make(_ source: UIView?) -> TransitionAnimator {
        TransitionChoice.makeAnimator(for: kind, style(source))
    }

    /// Makes both directions of a style whose reverse direction mirrors the forward direction.
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
    /// The reverse of this operation. Reverse operations return themselves.
    fileprivate var back: ScreenChange.Operation {
        switch self {
        case .push, .pop: .pop
        case .present, .dismiss: .dismiss
        case .tabForward, .tabBack: .tabBack
        }
    }
}
