import UIKit

/// A bar state with nothing left open: what a bar looks like at rest on one screen.
struct BarLook: Equatable {
    var background: BarState.Background
    var backgroundAlpha: CGFloat
    var showsShadowLine: Bool
    var tint: UIColor?
    var titleColor: UIColor?
    var isHidden: Bool

    /// UIKit's own bar, untouched.
    static let system = BarLook(BarState())

    init(_ state: BarState) {
        background = state.background ?? .system
        backgroundAlpha = Self.sound(state.backgroundAlpha ?? 1)
        showsShadowLine = state.showsShadowLine ?? (state.background != .clear)
        tint = state.tint
        titleColor = state.titleColor
        isHidden = state.isHidden ?? false
    }

    /// Whether Baton paints what is behind the bar's content.
    var isPainted: Bool { background != .system }

    /// Whether the item's own appearances have to be written, and given back later.
    var writesAppearances: Bool { isPainted || titleColor != nil }

    private static func sound(_ alpha: CGFloat) -> CGFloat {
        alpha.isFinite ? min(1, max(0, alpha)) : 1
    }
}
